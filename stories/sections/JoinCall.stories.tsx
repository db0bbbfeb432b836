import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '#messages/pages/about';
import { home } from '#messages/pages/home';
import { join } from '#messages/pages/join';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { paths } from '../../src/content/paths';
import { JoinCall } from '../../src/sections/JoinCall';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';
import { belowSection } from './belowSection';

const meta = {
  title: 'Sections/JoinCall',
  component: JoinCall,
  parameters: { layout: 'fullscreen' },
  decorators: belowSection,
  args: { messages: home.join, href: paths.join, illustration: scenes.joinCall },
} satisfies Meta<typeof JoinCall>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: Element) => element.getBoundingClientRect();

/** The invitation, with the link to the join form; the drawing is decoration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: home.join.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: home.join.title })).toBeVisible();
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', scenes.joinCall.src);
    const link = canvas.getByRole('link', { name: home.join.label });
    await expect(link).toHaveAttribute('href', paths.join);
  },
};

/** About ends without a card: a sign painter letters the board of a new shop. */
export const OnAbout: Story = {
  args: { messages: about.join, illustration: scenes.signPainter, look: 'open' },
};

/** Join Us ends at dusk, before the street of the footer, and leads back to its form. */
export const OnJoinUs: Story = {
  args: { messages: join.close, href: '#form', illustration: scenes.shopEvening, look: 'evening' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: join.close.label });
    await expect(link).toHaveAttribute('href', '#form');
  },
};

/** On a desktop the drawing stands beside the words, on the card's lower edge. */
export const OnLowerEdge: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const { left, bottom } = boxOf(canvas.getByRole('presentation'));
    const card = canvas.getByRole('region').firstElementChild?.firstElementChild;
    await expect(card && boxOf(card).bottom - bottom).toBeCloseTo(0, 0);
    await expect(left).toBeGreaterThanOrEqual(boxOf(canvas.getByText(home.join.text)).right);
  },
};

/** In the narrowest window the button stands below the words and the drawing below both; long words are broken. */
export const LongText: Story = {
  args: { messages: { title: longLabel, text: longText, label: longLabel } },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const link = boxOf(canvas.getByRole('link'));
    await expect(link.top).toBeGreaterThan(boxOf(canvas.getByText(longText)).bottom);
    await expect(boxOf(canvas.getByRole('presentation')).top).toBeGreaterThan(link.bottom);
  },
};

/** Under a pointer the button changes, and the keyboard's focus rings it. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link')),
};

export const KitchenSink = kitchenSink(meta, {
  OnAbout,
  OnJoinUs,
  LongText,
  PseudoStates,
});
