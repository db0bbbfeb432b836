import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { about } from '#messages/pages/about';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { PauseSwitch } from '../../src/art/PauseSwitch';
import { colours } from '../../src/theme/tokens';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { Surface } from './Surface';

const label = about.map.pauseLabel;

const meta = {
  title: 'Atoms/PauseSwitch',
  component: PauseSwitch,
  args: { label },
  // On the surface that it is made for, with room for its words on the left.
  render: (args) => (
    <Surface tone="onDark">
      <Box sx={{ display: 'flex', justifyContent: 'end' }}>
        <PauseSwitch {...args} />
      </Box>
    </Surface>
  ),
} satisfies Meta<typeof PauseSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The icon in sight: `pause` while the image moves, `play` while it is held. */
const iconIn = (control: Element | null) =>
  [...(control?.querySelectorAll('path') ?? [])]
    .filter((path) => getComputedStyle(path).display !== 'none')
    .map((path) => path.getAttribute('class'));

/** A checkbox that its words name, off at first, round and large enough for a finger. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: label });
    await expect(box).not.toBeChecked();
    const { width, height } = box.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(box).toHaveStyle({ borderRadius: '50%' });
    // By its insets alone WebKit makes the icon as large as the control.
    const icon = box.parentElement?.querySelector('svg');
    const sizes = ['width', 'height'].map((side) => String(icon?.computedStyleMap().get(side)));
    await expect(sizes).toEqual(['20px', '20px']);
  },
};

/** A press turns it on, and two bars become a triangle; another press, and they are back. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(iconIn(box.parentElement)).toEqual(['pause']);
    await userEvent.click(box);
    await expect(box).toHaveStyle({ backgroundColor: colours.marigold });
    await expect(iconIn(box.parentElement)).toEqual(['play']);
    await userEvent.click(box);
    await expect(iconIn(box.parentElement)).toEqual(['pause']);
  },
};

/** The keyboard reaches it, which shows its words, in one line on its left; the space bar turns it on and off. */
export const ByKeyboard: Story = {
  globals: narrowWindow,
  play: byHand(async ({ canvas }, input) => {
    const box = canvas.getByRole('checkbox');
    await input.press('{Tab}');
    await expect(box).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(label)).toHaveStyle({ opacity: '1' }));
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(label));
    await expect(words.getClientRects()).toHaveLength(1);
    await expect(words.getBoundingClientRect().right).toBeLessThan(
      box.getBoundingClientRect().left,
    );
    await input.press(' ');
    await expect(box).toBeChecked();
    await input.press(' ');
    await expect(box).not.toBeChecked();
  }),
};

/** Long words are wrapped beside the control, which keeps its size. */
export const LongText: Story = {
  args: { label: longLabel },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox').getBoundingClientRect().width).toBe(44);
  },
};

/** Under a pointer and with the keyboard's focus its words appear; the ring stands around it. */
export const PseudoStates: Story = {
  decorators: inStates(320),
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

const turnOn = (frame: HTMLElement | null) => {
  const box = frame?.querySelector('input');
  if (box) box.checked = true;
};

/** On, as if it had been pressed; a docs page shows a story without its play. */
export const On: Story = {
  decorators: (Story) => (
    <div ref={turnOn}>
      <Story />
    </div>
  ),
};

// Where motion is reduced there is nothing to be seen.
export const KitchenSink = kitchenSink(meta, { On, LongText, PseudoStates }, { width: 320 });
