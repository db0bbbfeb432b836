import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { about } from '#messages/pages/about';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { MapStage } from '../../src/sections/MapStage';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const { title, lead, map } = about;

const meta = {
  title: 'Sections/MapStage',
  component: MapStage,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: { title, lead, map },
} satisfies Meta<typeof MapStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

/** The page's `h1`, and a section for the map's words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText(lead)).toBeVisible();
    const section = canvas.getByRole('region', { name: map.title });
    await expect(within(section).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(section).toHaveTextContent(map.text);
  },
};

/** After navigation the heading can take the focus. */
export const HeadingFocused: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: title });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

/** On a desktop the map stands beside all words and runs out of the window on the right. */
export const OutOfTheWindow: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const { left, right } = boxOf(canvas.getByRole('img', { name: map.illustrationAlt }));
    await expect(right).toBeGreaterThanOrEqual(document.documentElement.clientWidth);
    for (const text of [title, lead, map.title, map.text])
      await expect(boxOf(canvas.getByText(text)).right).toBeLessThanOrEqual(left);
  },
};

/** In the narrowest window the map stands between the lead and its own words, its nearer part from edge to edge; long words are wrapped. */
export const LongText: Story = {
  args: {
    title: longLabel,
    lead: longText,
    map: { ...map, title: `The map of ${longLabel}`, text: longLabel, pauseLabel: longLabel },
  },
  globals: narrowWindow,
  play: async ({ args, canvas }) => {
    const image = boxOf(canvas.getByRole('img'));
    await expect(image.top).toBeGreaterThan(boxOf(canvas.getByText(longText)).bottom);
    await expect(image.bottom).toBeLessThan(boxOf(canvas.getByText(args.map.title)).top);
    await expect(image.left).toBeLessThanOrEqual(0);
    await expect(image.right).toBeGreaterThanOrEqual(window.innerWidth);
  },
};

/** Under a pointer the control's words appear, and the keyboard's focus rings the control. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => {
    const [unnamed, named] = canvas.getAllByText(map.pauseLabel);
    await expect(unnamed).toHaveStyle({ opacity: '0' });
    await waitFor(() => expect(named).toHaveStyle({ opacity: '1' }));
    const [atRest, hovered, focused] = canvas.getAllByRole('checkbox');
    await expect(atRest).toHaveStyle('outline-style: none');
    await expect(hovered).toHaveStyle('outline-style: none');
    await expect(focused).toHaveStyle('outline-style: solid');
  },
};

export const KitchenSink: Story = {
  ...kitchenSink(meta, { LongText, PseudoStates }),
  play: async ({ canvas }) => {
    // Where motion is reduced there is no control to be seen.
    const pause = canvas.getByLabelText(longLabel, { selector: 'input' });
    pause.click();
    await expect(pause).toBeChecked();
  },
};
