import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picturedInEveryMode } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { about } from '../../src/content/pages/about';
import { MapStage } from '../../src/sections/MapStage';
import { expectFits } from '../atoms/expectFits';
import { itemOf } from '../atoms/itemOf';
import { longLabel, longText } from '../atoms/longWords';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
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

/** The map is one picture with a description, beside its words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: words.title })).toBeVisible();
    await expect(canvas.getByRole('img', { name: words.pictureAlt })).toBeVisible();
  },
};

/** The animation can be held, and the switch says that it is. */
export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    const pause = canvas.getByRole('checkbox', { name: words.pauseLabel });
    await expect(pause).not.toBeChecked();
    await userEvent.click(canvas.getByText(words.pauseLabel));
    await expect(pause).toBeChecked();
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
  parameters: shownSeveralTimes,
  render: (args) => (
    <Cases>
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
  parameters: { ...picturedInEveryMode, ...shownSeveralTimes },
  render: (args) => (
    <Cases>
      <StateCases>
        <MapStage {...args} />
      </StateCases>
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
