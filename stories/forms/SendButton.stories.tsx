import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { SendButton } from '../../src/forms/SendButton';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel, longWord } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';

const { submitLabel: label, sendingLabel } = contact.form;

const meta = {
  title: 'Forms/Parts/SendButton',
  component: SendButton,
  args: { label, sendingLabel, isSending: false },
} satisfies Meta<typeof SendButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At rest it says what a press does, and it submits its form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: label });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button).toHaveAttribute('aria-busy', 'false');
    await expect(button).toHaveAttribute('aria-disabled', 'false');
  },
};

/** While sending it says so, is busy and not available, and can still hold focus. */
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: sendingLabel });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** A press changes neither its width nor its height: both labels keep their room. */
export const SizeKept: Story = {
  render: (args) => (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <SendButton {...args} />
      <SendButton {...args} isSending />
    </Box>
  ),
  play: async ({ canvas }) => {
    const [atRest, sending] = canvas.getAllByRole('button');
    await expect(sending?.offsetWidth).toBe(atRest?.offsetWidth);
    await expect(sending?.offsetHeight).toBe(atRest?.offsetHeight);
  },
};

/** Its turning sign is for eyes alone: the name is the label and nothing else. */
export const SendingSign: Story = {
  args: { isSending: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('progressbar', { hidden: true })).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(sendingLabel);
  },
};

/** A long label is wrapped and the button grows. */
export const LongLabel: Story = {
  args: { label: longLabel, sx: { maxWidth: 320 } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const lineHeight = Number.parseFloat(getComputedStyle(button).lineHeight);
    await expect(button.clientHeight).toBeGreaterThan(3 * lineHeight);
  },
};

/** A word that is longer than the button's place is broken. */
export const LongWord: Story = {
  args: { label: longWord },
  decorators: (Story) => (
    <Box sx={{ width: 240 }}>
      <Story />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').clientWidth).toBeLessThanOrEqual(240);
  },
};

/** In the narrowest window the button fits and is high enough for a thumb. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(48);
  },
};

/** Hover and press change its colour; the keyboard's ring stands around it. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={240}>
      <StateCases disabled={<SendButton {...args} isSending />}>
        <SendButton {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const [atRest, hovered, focused, pressed] = canvas
      .getAllByRole('button')
      .map((button) => getComputedStyle(button));
    await expect(hovered?.backgroundColor).not.toBe(atRest?.backgroundColor);
    await expect(pressed?.backgroundColor).not.toBe(atRest?.backgroundColor);
    await expect(atRest?.outlineStyle).toBe('none');
    await expect(focused?.outlineStyle).toBe('solid');
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={320}>
      <StateCases>
        <SendButton {...args} />
      </StateCases>
      <Case name="Sending">
        <SendButton {...args} isSending />
      </Case>
      <Case name="Long label">
        <SendButton {...args} label={longLabel} />
      </Case>
      <Case name="Sending, long label">
        <SendButton {...args} sendingLabel={longLabel} isSending />
      </Case>
    </Cases>
  ),
};
