import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { picturedAtRest } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { PauseSwitch } from '../../src/art/PauseSwitch';
import { about } from '../../src/content/pages/about';
import { colours, height } from '../../src/theme/tokens';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
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

/** A checkbox that its words name, off at first; its row is high enough for a finger. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: label })).not.toBeChecked();
    const row = canvas.getByText(label).getBoundingClientRect();
    await expect(row.height).toBeGreaterThanOrEqual(height.control);
  },
};

/** A press on the words turns it on, and its knob goes to the other side. */
export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(label));
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeChecked();
    await expect(box).toHaveStyle({ backgroundColor: colours.marigold });
    await expect(getComputedStyle(box, '::before').transform).not.toBe('none');
  },
};

/** The keyboard reaches it, the space bar turns it on and off. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

/** Long words are wrapped beside the switch, which keeps its size. */
export const LongText: Story = {
  args: { label: longLabel },
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox').getBoundingClientRect().width).toBe(44);
    await expectFits(canvasElement);
  },
};

/** In the narrowest window it fits on one line. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(label));
    // The switch is a box of the same row.
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    const lines = [...words.getClientRects()].filter(({ left }) => left >= box.right);
    await expect(lines).toHaveLength(1);
    await expectFits(canvasElement);
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

/** Every look of the part at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  // Where motion is reduced there is nothing to be seen.
  parameters: picturedAtRest,
  render: (args) => (
    <Cases width={240}>
      <Case name="On">
        <TurnedOn>{onDark(args)}</TurnedOn>
      </Case>
      <Case name="Long text">{onDark({ label: longLabel })}</Case>
      <StateCases>{onDark(args)}</StateCases>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await expect(itemOf([...canvasElement.querySelectorAll('input')])).toBeChecked();
    await expectFits(canvasElement);
  },
};
