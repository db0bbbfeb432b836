import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { about } from '#messages/pages/about';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotInEveryMode } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { MapStage } from '../../src/sections/MapStage';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { enableAnimations } from '../blocks/enableAnimations';
import { longLabel, longText } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { shownSeveralTimes } from './shownSeveralTimes';

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

/** The page's `h1`, which can take the focus after navigation, and a section for the map's words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: title });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText(lead)).toBeVisible();
    const section = canvas.getByRole('region', { name: map.title });
    await expect(within(section).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(section).toHaveTextContent(map.text);
  },
};

/** On a desktop the map stands beside all words and runs out of the window on the right. */
export const OutOfTheWindow: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const { left, right } = boxOf(canvas.getByRole('img', { name: map.illustrationAlt }));
    await expect(right).toBeGreaterThanOrEqual(document.documentElement.clientWidth);
    for (const messages of [title, lead, map.title, map.text])
      await expect(boxOf(canvas.getByText(messages)).right).toBeLessThanOrEqual(left);
  },
};

/** The animation can be held, and the control says that it is. */
export const Paused: Story = {
  beforeEach: enableAnimations,
  play: async ({ canvas, userEvent }) => {
    const lights = () => canvas.getByRole('img').getAnimations({ subtree: true });
    const states = () => lights().map(({ playState }) => playState);
    const pause = canvas.getByRole('checkbox', { name: map.pauseLabel });
    await waitFor(() => expect(new Set(states())).toEqual(new Set(['running'])));
    await userEvent.click(pause);
    await expect(pause).toBeChecked();
    await waitFor(() => expect(new Set(states())).toEqual(new Set(['paused'])));
  },
};

/** The control is reached and pressed with the keyboard. */
export const PausedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

const long = {
  title: longLabel,
  lead: longText,
  map: { ...map, title: longLabel, text: longText, pauseLabel: longLabel },
};

/** Long words stand beside the map without pressing it. */
export const LongText: Story = {
  args: long,
};

/** In the narrowest window the map stands between the lead and its own words, from edge to edge. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const illustration = boxOf(canvas.getByRole('img'));
    await expect(illustration.top).toBeGreaterThan(boxOf(canvas.getByText(lead)).bottom);
    await expect(illustration.bottom).toBeLessThan(boxOf(canvas.getByText(map.title)).top);
    await expect([illustration.left, illustration.right]).toEqual([0, window.innerWidth]);
  },
};

/** Under a pointer the control's words appear, and the keyboard's focus rings the control. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes('named'),
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <MapStage {...args} />
      </StateCases>
    </Cases>
  ),
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

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotInEveryMode, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases isFullWidth>
      <Case name="States of the control, which is absent where motion is reduced">
        <Cases>
          <StateCases>
            <MapStage {...args} />
          </StateCases>
        </Cases>
      </Case>
      <Case name="Long text, paused">
        <MapStage {...long} lead={longLabel} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    // Where motion is reduced there is no control to be seen.
    const pause = canvas.getByLabelText(longLabel, { selector: 'input' });
    pause.click();
    await expect(pause).toBeChecked();
  },
};
