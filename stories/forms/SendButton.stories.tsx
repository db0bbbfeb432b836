import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { narrowWindow } from '../../.storybook/viewports';
import { SendButton } from '../../src/forms/SendButton';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';

const { submitLabel: label, sendingLabel } = contact.form;

const meta = {
  title: 'Forms/Components/SendButton',
  component: SendButton,
  args: { label, sendingLabel, isSending: false },
} satisfies Meta<typeof SendButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Idle it says what a press does, submits its form, and is high enough for a thumb. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: label });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(48);
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
    // Its turning sign is for eyes alone.
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('progressbar', { hidden: true })).toBeVisible();
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

/** A long label, long word included, is wrapped in the narrowest window, and the button grows. */
export const LongText: Story = {
  args: { label: `${longLabel} ${longWord}` },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const lineHeight = Number.parseFloat(getComputedStyle(button).lineHeight);
    await expect(button.clientHeight).toBeGreaterThan(3 * lineHeight);
  },
};

/** While it sends, a long label is wrapped too. */
export const SendingLongText: Story = { args: { sendingLabel: longLabel, isSending: true } };

/** Hover and press change its colour; the keyboard's ring stands around it. */
export const PseudoStates: Story = {
  decorators: inStates(240),
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

export const KitchenSink = kitchenSink(
  meta,
  { Sending, LongText, SendingLongText, PseudoStates },
  { width: 320 },
);
