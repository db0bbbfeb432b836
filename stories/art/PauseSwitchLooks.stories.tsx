import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { about } from '#messages/pages/about';
import { PauseSwitch } from '../../src/art/PauseSwitch';
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

/** In forced colours the control takes the system's for buttons, and when on those of a selection. */
export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    const icon = canvas.getByText(label).previousElementSibling;
    const painted = () =>
      [getComputedStyle(box).backgroundColor, icon && getComputedStyle(icon).color].map((colour) =>
        paintedColour(colour ?? ''),
      );
    await waitFor(() => expect(painted()).toEqual(['ButtonFace', 'ButtonText'].map(paintedColour)));
    await userEvent.click(box);
    await waitFor(() =>
      expect(painted()).toEqual(['Highlight', 'HighlightText'].map(paintedColour)),
    );
  },
};

/** Under a pointer and with the keyboard's focus its words appear; the ring stands around it. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={320}>
      <StateCases>{onDark(args)}</StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const [atRest, hovered, named] = canvas.getAllByText(label);
    await expect(atRest).toHaveStyle({ opacity: '0' });
    await waitFor(() => expect(hovered).toHaveStyle({ opacity: '1' }));
    await waitFor(() => expect(named).toHaveStyle({ opacity: '1' }));
    const [idle, , focused] = canvas.getAllByRole('checkbox');
    await expect(idle).not.toHaveStyle('outline-style: solid');
    await expect(focused).toHaveStyle({ outline: `${colours.marigold} solid 3px` });
  },
};
