import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { picturedInEveryMode } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { about } from '../../src/content/pages/about';
import { MapStage } from '../../src/sections/MapStage';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
import { itemOf } from '../blocks/itemOf';
import { letMove } from '../blocks/letMove';
import { longLabel, longText } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { shownSeveralTimes } from './shownSeveralTimes';

const words = about.map;

const meta = {
  title: 'Sections/MapStage',
  component: MapStage,
  parameters: { layout: 'fullscreen' },
  args: { words },
} satisfies Meta<typeof MapStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a desktop the map is one picture with a description, beside its words. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: words.title })).toBeVisible();
    const map = canvas.getByRole('img', { name: words.pictureAlt }).getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(map.left).toBeGreaterThanOrEqual(title.right);
  },
};

/** The animation can be held, and the switch says that it is. */
export const Paused: Story = {
  beforeEach: letMove,
  play: async ({ canvas, userEvent }) => {
    const states = () =>
      canvas
        .getByRole('img')
        .getAnimations({ subtree: true })
        .map(({ playState }) => playState);
    const pause = canvas.getByRole('checkbox', { name: words.pauseLabel });
    await waitFor(() => expect(new Set(states())).toEqual(new Set(['running'])));
    await userEvent.click(canvas.getByText(words.pauseLabel));
    await expect(pause).toBeChecked();
    await waitFor(() => expect(new Set(states())).toEqual(new Set(['paused'])));
  },
};

/** The switch is reached and pressed with the keyboard. */
export const PausedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Long words stand beside the map without pressing it. */
export const LongText: Story = {
  args: { words: { ...words, title: longLabel, text: longText, pauseLabel: longLabel } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window the map stands below its words. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const map = canvas.getByRole('img').getBoundingClientRect();
    await expect(map.top).toBeGreaterThan(title.bottom);
    await expectFits(canvasElement);
  },
};

/** Under a pointer the switch's words brighten, and the keyboard's focus rings the switch. */
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
    const colours = canvas
      .getAllByText(words.pauseLabel)
      .map((label) => getComputedStyle(label).color);
    await expect(itemOf(colours, 1)).not.toBe(itemOf(colours));
    const [atRest, hovered, focused] = canvas.getAllByRole('checkbox');
    await expect(atRest).toHaveStyle('outline-style: none');
    await expect(hovered).toHaveStyle('outline-style: none');
    await expect(focused).toHaveStyle('outline-style: solid');
  },
};

/** Every look of the part at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...picturedInEveryMode, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases isFullWidth>
      <Case name="States of the switch, which is absent where motion is reduced">
        <Cases>
          <StateCases>
            <MapStage {...args} />
          </StateCases>
        </Cases>
      </Case>
      <Case name="Long text, paused">
        <MapStage words={{ ...words, title: longLabel, text: longLabel, pauseLabel: longLabel }} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Where motion is reduced there is no switch to be seen.
    const pause = canvas.getByLabelText(longLabel, { selector: 'input' });
    pause.click();
    await expect(pause).toBeChecked();
    await expectFits(canvasElement);
  },
};
