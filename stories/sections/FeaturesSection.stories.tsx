import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { desktopWindow, narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { dayIllustrations, scenes } from '../../src/art/illustrations';
import { FeaturesSection } from '../../src/sections/FeaturesSection';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const messages = home.features;

const meta = {
  title: 'Sections/FeaturesSection',
  component: FeaturesSection,
  // Each in a document of its own: radios of one name are one group.
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: {
    messages,
    illustrations: dayIllustrations,
    paymentsIllustration: scenes.waysToPay,
  },
} satisfies Meta<typeof FeaturesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (elements: HTMLElement[]) =>
  new Set(elements.map((element) => element.getBoundingClientRect().top)).size;

/** The whole day is there at first, with no time chosen: four bays in one row, the complete report, and the two cards. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: messages.title })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      messages.cards.map(({ title }) => title),
    );
    const bays = canvas.getAllByRole('img');
    await expect(rowsOf(bays)).toBe(1);
    for (const bay of bays) await expect(bay).toHaveStyle({ filter: 'none' });
    for (const entry of canvas.getAllByRole('listitem')) await expect(entry).toBeVisible();
    for (const time of canvas.getAllByRole('radio')) await expect(time).not.toBeChecked();
  },
};

/** At an earlier time, what comes later is pale in the scene, and neither in the report nor in its totals. */
export const Morning: Story = {
  globals: desktopWindow,
  play: async ({ canvas, userEvent }) => {
    const { time, service } = messages.moments[1];
    await userEvent.click(canvas.getByRole('radio', { name: `${time} ${service}` }));
    await expect(itemOf(canvas.getAllByRole('listitem'), 1)).toBeVisible();
    await expect(canvas.getByText('₹200')).toHaveStyle({ display: 'inline' });
    await expect(canvas.getByText('₹1,580')).not.toBeVisible();
    const [first, second, third] = canvas.getAllByRole('img');
    for (const bay of [first, second]) await expect(bay).toHaveStyle({ filter: 'none' });
    await expect(third).not.toHaveStyle({ filter: 'none' });
  },
};

/** Arrow keys choose another time. */
export const ByKeys: Story = {
  globals: desktopWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(itemOf(canvas.getAllByRole('radio'), 1));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(itemOf(canvas.getAllByRole('radio'))).toBeChecked();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** On a phone the bays stand in two rows, each above its time; a press on a bay chooses it. */
export const OnPhone: Story = {
  globals: phoneWindow,
  play: async ({ canvas, userEvent }) => {
    const bays = canvas.getAllByRole('img');
    const times = canvas.getAllByRole('radio');
    await expect(rowsOf(bays)).toBe(2);
    await expect(times.map((time) => time.getBoundingClientRect().top)).toEqual(
      bays.map((bay) => bay.getBoundingClientRect().top),
    );
    await userEvent.click(itemOf(times, 2));
    await expect(itemOf(bays, 2)).toHaveStyle({ filter: 'none' });
    await expect(itemOf(bays, 3)).toHaveStyle({ filter: 'grayscale(1) opacity(0.24)' });
  },
};

/** In the narrowest window all stands in one column, and long words are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      ...messages,
      title: longLabel,
      moments: messages.moments.map((moment) => ({ ...moment, service: longLabel })),
      cards: messages.cards.map((card) => ({ ...card, title: longLabel, text: longText })),
    },
  },
  globals: narrowWindow,
};

/** The keyboard's focus rings the chip of the first time. */
export const PseudoStates: Story = {
  globals: desktopWindow,
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => {
    const chips = canvas
      .getAllByText(messages.moments[0].service)
      .map((service) => service.closest('label')?.querySelector('input + span'))
      .filter((chip) => chip !== null && chip !== undefined);
    await expect(itemOf(chips)).toHaveStyle('outline-style: none');
    await expect(itemOf(chips, 2)).toHaveStyle('outline-style: solid');
  },
};

export const KitchenSink = kitchenSink(meta, { Default, LongText });
