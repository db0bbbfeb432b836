import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { joinMessages } from '../../src/content/messages';
import { join } from '../../src/content/pages/join';
import { JoinForm } from '../../src/forms/JoinForm';
import { joinFields } from './joinFields';
import { joinFormArgs } from './joinFormArgs';

const meta = {
  title: 'Forms/JoinForm phone, typed',
  component: JoinForm,
  args: joinFormArgs,
} satisfies Meta<typeof JoinForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A typed letter is not taken and raises the alert about numbers. */
export const LetterTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, '987a');
    await expect(canvas.getByRole('alert')).toHaveTextContent(joinMessages.phoneNotNumeric);
    await expect(phone).toHaveValue('987');
    await expect(phone).toHaveAccessibleDescription(
      `${join.form.phoneHint} ${joinMessages.phoneNotNumeric}`,
    );
  },
};

/** An eleventh digit is not taken and raises the alert about the length. */
export const EleventhDigit: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, '98765432101');
    await expect(canvas.getByRole('alert')).toHaveTextContent(joinMessages.phoneTooLong);
    await expect(phone).toHaveValue('9876543210');
  },
};

/** The same alert raised again is another element, so that it is announced again. */
export const AlertAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, 'a');
    const first = canvas.getByRole('alert');
    await userEvent.type(phone, 'b');
    await expect(canvas.getByRole('alert')).toHaveTextContent(joinMessages.phoneNotNumeric);
    await expect(first).not.toBeInTheDocument();
  },
};

/** An alert stays when its field is left and goes with the next edit of any field. */
export const AlertUntilEdit: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, phone } = joinFields(canvas);
    await userEvent.type(phone, 'a');
    await userEvent.click(name);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.type(name, 'A');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** An alert goes with the next submit, which says what is missing. */
export const AlertUntilSubmit: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone, submit } = joinFields(canvas);
    await userEvent.type(phone, 'a');
    await userEvent.click(submit);
    await expect(await canvas.findByText(joinMessages.phoneLength)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The caret stays in the middle of the number when a letter is refused there. */
export const CaretStays: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, '987654321');
    await userEvent.type(phone, 'x', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(phone).toHaveProperty('selectionStart', 4);
    await userEvent.keyboard('0');
    await expect(phone).toHaveValue('9876054321');
  },
};
