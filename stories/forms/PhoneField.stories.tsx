import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { joinMessages } from '#messages/forms';
import { narrowWindow } from '../../.storybook/viewports';
import { PhoneField } from '../../src/forms/PhoneField';
import { longLabel } from '../blocks/longWords';
import { aroundComponent } from './aroundComponent';
import { expectFull } from './expectFull';
import { request } from './joinFields';
import { phoneFieldArgs } from './phoneFieldArgs';

const blank = { phone: '' };
const alert = { key: 1, text: joinMessages.phoneNotNumeric };

const meta = {
  title: 'Forms/Parts/PhoneField',
  component: PhoneField,
  args: phoneFieldArgs,
  decorators: aroundComponent,
  parameters: { form: { values: blank } },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty field, described by its hint, that brings up a keyboard of digits. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: args.label });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('type', 'tel');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAccessibleDescription(args.hint);
  },
};

/** Ten digits are taken in silence. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, request.phone);
    await expect(field).toHaveValue(request.phone);
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
};

/** A letter is refused as no number, and the field keeps what it had. */
export const LetterRefused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '98x');
    await expect(args.onRefuse.mock.calls).toEqual([['notNumeric']]);
    await expect(field).toHaveValue('98');
  },
};

/** An eleventh digit is refused as too long, and the field keeps what it had. */
export const EleventhDigitRefused: Story = {
  parameters: { form: { values: { phone: request.phone } } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1');
    await expect(args.onRefuse.mock.calls).toEqual([['tooLong']]);
    await expect(field).toHaveValue(request.phone);
  },
};

/** An alert is read out at once and stands in the place of the hint. */
export const WithAlert: Story = {
  args: { alert },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe(alert.text);
    await expect(canvas.getByText(args.hint ?? '')).not.toBeVisible();
  },
};

/** An alert takes the place of a message and looks like it; the message goes on describing the field. */
export const AlertAfterMessage: Story = {
  parameters: { form: { values: blank, messages: { phone: joinMessages.phoneLength } } },
  render: (args) => {
    const [raised, setRaised] = useState<typeof alert>();
    return <PhoneField {...args} alert={raised} onRefuse={() => setRaised(alert)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const message = canvas.getByText(joinMessages.phoneLength);
    const { top, left, height } = message.getBoundingClientRect();
    const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(message);
    await userEvent.type(field, 'x');
    const raised = canvas.getByText(alert.text);
    await expect(message).not.toBeVisible();
    await expect(raised).toHaveStyle({ color, fontFamily, fontSize, fontWeight });
    await expect(raised.getBoundingClientRect()).toMatchObject({ top, left, height });
    await expect(field).toHaveAccessibleDescription(joinMessages.phoneLength);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The same text under another key is another alert, so that it is read out again. */
export const AlertAgain: Story = {
  render: (args) => {
    const [count, setCount] = useState(0);
    return (
      <PhoneField
        {...args}
        alert={{ ...alert, key: count }}
        onRefuse={() => setCount((before) => before + 1)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('alert');
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(first).not.toBeInTheDocument();
    await expect(canvas.getByRole('alert').textContent).toBe(alert.text);
  },
};

/** A message of the submit takes the hint's place. */
export const WithMessage: Story = {
  parameters: { form: { values: blank, messages: { phone: joinMessages.phoneLength } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(joinMessages.phoneLength);
    await expect(canvas.queryByText(args.hint ?? '')).toBeNull();
  },
};

/** Without a hint nothing describes the field. */
export const WithoutHint: Story = {
  args: { hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
  },
};

/** Long labels, hints and alerts are wrapped. */
export const LongText: Story = {
  args: {
    label: longLabel,
    hint: longLabel,
    alert: { key: 1, text: longLabel },
    sx: { maxWidth: 240 },
  },
};

/** In the narrowest window field and alert are as wide as the page. */
export const Narrow: Story = {
  globals: narrowWindow,
  args: { alert },
  play: async ({ canvas }) => {
    await expectFull(canvas.getByRole('textbox'));
    await expectFull(canvas.getByRole('alert'));
  },
};
