import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { snapshotAsState } from '../../../.storybook/modes';
import { JoinForm } from '../../../src/forms/JoinForm';
import { joinFields, request, roleRadio } from './joinFields';
import { joinFormArgs } from './joinFormArgs';

/** Keys in the phone field. Images are kept of the two alerts; the rest looks like one of them or like the blank form. */
const meta = {
  title: 'Forms/JoinForm/Phone, typed',
  tags: ['!autodocs'],
  component: JoinForm,
  args: joinFormArgs,
} satisfies Meta<typeof JoinForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All that can stand below the phone field. */
const phoneTexts = {
  hint: join.form.phoneHint,
  length: joinMessages.phoneLength,
  notNumeric: joinMessages.phoneNotNumeric,
  tooLong: joinMessages.phoneTooLong,
};

/** A typed letter is not taken and raises the alert about numbers in the hint's place. */
export const LetterTyped: Story = {
  parameters: snapshotAsState,
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, '987a');
    await expect(canvas.getByRole('alert').textContent).toBe(joinMessages.phoneNotNumeric);
    await expect(phone).toHaveValue('987');
    await expect(canvas.getByText(join.form.phoneHint)).not.toBeVisible();
  },
};

/** An eleventh digit is not taken and raises the alert about the length. */
export const EleventhDigit: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, `${request.phone}1`);
    await expect(canvas.getByRole('alert').textContent).toBe(joinMessages.phoneTooLong);
    await expect(phone).toHaveValue(request.phone);
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
    const edits = [
      () => userEvent.type(name, 'A'),
      () => userEvent.click(roleRadio(canvas, request.role)),
      () => userEvent.type(phone, '9'),
    ];
    for (const edit of edits) {
      await userEvent.type(phone, 'a');
      await userEvent.click(name);
      await expect(canvas.getByRole('alert')).toBeVisible();
      await edit();
      await expect(canvas.queryByRole('alert')).toBeNull();
    }
  },
};

/** Of alert and message the last stands alone, and neither stays below a number that was made valid. */
export const AlertAndMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone, submit } = joinFields(canvas);
    const expectOnly = async (shown: string) => {
      for (const text of Object.values(phoneTexts)) {
        const said = canvas.queryByText(text);
        if (text === shown) await expect(said).toBeVisible();
        else if (said) await expect(said).not.toBeVisible();
      }
    };
    await userEvent.type(phone, 'a');
    await expectOnly(phoneTexts.notNumeric);
    await userEvent.click(submit);
    await canvas.findByText(phoneTexts.length);
    await expectOnly(phoneTexts.length);
    await userEvent.type(phone, 'b');
    await expectOnly(phoneTexts.notNumeric);
    await userEvent.type(phone, '9');
    await expectOnly(phoneTexts.length);
    await userEvent.type(phone, '8765432101');
    await expectOnly(phoneTexts.tooLong);
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
    await userEvent.type(phone, '{Backspace}0');
    await waitFor(() => expectOnly(phoneTexts.hint));
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
