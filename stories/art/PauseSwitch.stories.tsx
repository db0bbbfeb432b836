import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { about } from '#messages/pages/about';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { PauseSwitch } from '../../src/art/PauseSwitch';
import { colours } from '../../src/theme/tokens';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { longLabel } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { onDark } from './onDark';

const label = about.map.pauseLabel;

const meta = {
  title: 'Atoms/PauseSwitch',
  component: PauseSwitch,
  args: { label },
  render: onDark,
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
    await expect(canvas.getByText(label)).toHaveStyle({ opacity: '0' });
  },
};

/** A press turns it on, and two bars become a triangle; another press, and they are back. */
export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(iconIn(box.parentElement)).toEqual(['pause']);
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).toHaveStyle({ backgroundColor: colours.marigold });
    await expect(iconIn(box.parentElement)).toEqual(['play']);
    await userEvent.click(box);
    await expect(iconIn(box.parentElement)).toEqual(['pause']);
  },
};

/** The icon has a size of its own: by its insets alone WebKit makes it as large as the control. */
export const IconSize: Story = {
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('checkbox').parentElement?.querySelector('svg');
    const sizes = ['width', 'height'].map((side) => String(icon?.computedStyleMap().get(side)));
    await expect(sizes).toEqual(['20px', '20px']);
  },
};

/** The keyboard reaches it, which shows its words; the space bar turns it on and off. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(label)).toHaveStyle({ opacity: '1' }));
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

/** Long words are wrapped beside the control, which keeps its size. */
export const LongText: Story = {
  args: { label: longLabel },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox').getBoundingClientRect().width).toBe(44);
  },
};

/** In the narrowest window its words stand on its left, on one line. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const messages = document.createRange();
    messages.selectNodeContents(canvas.getByText(label));
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    await expect(messages.getClientRects()).toHaveLength(1);
    await expect(messages.getBoundingClientRect().right).toBeLessThan(box.left);
  },
};

/** As if it had been pressed; a docs page shows a story without its play. */
function TurnedOn({ children }: { children: ReactNode }) {
  const turnOn = (frame: HTMLElement | null) => {
    const box = frame?.querySelector('input');
    if (box) box.checked = true;
  };
  return <div ref={turnOn}>{children}</div>;
}

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  // Where motion is reduced there is nothing to be seen.
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={320}>
      <Case name="On">
        <TurnedOn>{onDark(args)}</TurnedOn>
      </Case>
      <Case name="Long text">{onDark({ label: longLabel })}</Case>
      <StateCases>{onDark(args)}</StateCases>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await expect(itemOf([...canvasElement.querySelectorAll('input')])).toBeChecked();
  },
};
