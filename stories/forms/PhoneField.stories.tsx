import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import { joinFields } from '../../src/content/joinFields';
import { PhoneField } from '../../src/forms/PhoneField';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { aroundComponent } from './aroundComponent';
import { expectFieldStates } from './expectFieldStates';
import { expectFull } from './expectFull';
import { inFieldStates } from './inFieldStates';
import { request } from './JoinForm/joinFields';

const blank = { phone: '' };
const alert = { key: 1, text: joinMessages.phoneNotNumeric };

const meta = {
  title: 'Forms/Components/PhoneField',
  component: PhoneField,
  args: {
    name: 'phone',
    label: join.form.labels.phone,
    hint: join.form.phoneHint,
    onRefuse: fn(),
  },
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
    await expect(field).toHaveAttribute('autocomplete', joinFields.phone.autoComplete);
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

/** Without a hint nothing describes the field. */
export const WithoutHint: Story = {
  args: { hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
  },
};

/** Long labels, hints and alerts are wrapped, and field and alert are as wide as the page. */
export const LongText: Story = {
  globals: narrowWindow,
  args: { label: longLabel, hint: longLabel, alert: { key: 1, text: longLabel } },
  play: async ({ canvas }) => {
    await expectFull(canvas.getByRole('textbox'));
    await expectFull(canvas.getByRole('alert'));
  },
};

/** A pointer darkens the edge of the field; focus makes it thick and bright. */
export const PseudoStates: Story = {
  decorators: inFieldStates,
  play: async ({ canvas }) => expectFieldStates(canvas.getAllByRole('textbox')),
};

export const KitchenSink = kitchenSink(
  meta,
  { Filled, WithAlert, AlertAfterMessage, WithoutHint, LongText, PseudoStates },
  { width: 240 },
);
