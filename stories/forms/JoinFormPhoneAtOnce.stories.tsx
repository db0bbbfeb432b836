import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { joinMessages } from '../../src/content/messages';
import { JoinForm } from '../../src/forms/JoinForm';
import { joinFields } from './joinFields';
import { joinFormArgs } from './joinFormArgs';

const meta = {
  title: 'Forms/JoinForm phone, at once',
  component: JoinForm,
  args: joinFormArgs,
} satisfies Meta<typeof JoinForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pasted text with letters raises the alert about numbers; the field keeps what it had. */
export const LettersPasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, '98');
    await userEvent.paste('765 call me');
    await expect(canvas.getByRole('alert')).toHaveTextContent(joinMessages.phoneNotNumeric);
    await expect(phone).toHaveValue('98');
  },
};

/** A pasted number with too many digits raises the alert about the length and is never cut. */
export const TooManyPasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.click(phone);
    await userEvent.paste('98765 43210 99');
    await expect(canvas.getByRole('alert')).toHaveTextContent(joinMessages.phoneTooLong);
    await expect(phone).toHaveValue('');
  },
};

/** A pasted number with its country code is taken in silence, as ten digits. */
export const CountryCodePasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.click(phone);
    await userEvent.paste('+91 98765-43210');
    await expect(phone).toHaveValue('9876543210');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Autofill, which tells nothing of its event, is taken as text that arrives at once. */
export const Autofilled: Story = {
  play: async ({ canvas }) => {
    const { phone } = joinFields(canvas);
    await fireEvent.change(phone, { target: { value: '098765 43210' } });
    await expect(phone).toHaveValue('9876543210');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Autofill over a number that differs by one blank is no typed blank: it is taken in silence. */
export const AutofilledAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, '9876543210');
    await fireEvent.change(phone, { target: { value: '98765 43210' } });
    await expect(phone).toHaveValue('9876543210');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A number that the keyboard puts in whole (a suggestion, dictation) is no typed character. */
export const Dictated: Story = {
  play: async ({ canvas }) => {
    const { phone } = joinFields(canvas);
    const text = '98765 43210';
    await fireEvent.input(phone, {
      target: { value: text },
      inputType: 'insertText',
      data: text,
    });
    await expect(phone).toHaveValue('9876543210');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
