import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PauseSwitch } from '../../src/art/PauseSwitch';
import { about } from '../../src/content/pages/about';
import { colours } from '../../src/theme/tokens';
import { Cases } from '../blocks/Cases';
import { paintedColour } from '../blocks/paintedColour';
import { StateCases } from '../blocks/StateCases';
import { onDark } from './onDark';

const label = about.map.pauseLabel;

const meta = {
  title: 'Atoms/PauseSwitch looks',
  component: PauseSwitch,
  args: { label },
  render: onDark,
} satisfies Meta<typeof PauseSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In forced colours the knob can be told from the track on both sides. */
export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    const painted = () =>
      [getComputedStyle(box), getComputedStyle(box, '::before')].map(({ backgroundColor }) =>
        paintedColour(backgroundColor),
      );
    await waitFor(() => expect(painted()[1]).toEqual(paintedColour('CanvasText')));
    await userEvent.click(box);
    await waitFor(() =>
      expect(painted()).toEqual(['Highlight', 'HighlightText'].map(paintedColour)),
    );
  },
};

/** Under a pointer the words are white; the keyboard's ring stands around the switch alone. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={240}>
      <StateCases>{onDark(args)}</StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const [atRest, hovered] = canvas.getAllByText(label);
    await expect(atRest).toHaveStyle({ color: colours.indigoMist });
    await expect(hovered).toHaveStyle({ color: colours.white });
    const [idle, , focused] = canvas.getAllByRole('checkbox');
    await expect(idle).not.toHaveStyle('outline-style: solid');
    await expect(focused).toHaveStyle({ outline: `${colours.marigold} solid 3px` });
  },
};
