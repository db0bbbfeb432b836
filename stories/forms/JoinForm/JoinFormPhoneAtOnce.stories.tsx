import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { joinMessages } from '#messages/forms';
import { JoinForm } from '../../../src/forms/JoinForm';
import { joinFields, request } from './joinFields';
import { joinFormArgs } from './joinFormArgs';

/** Text that arrives in the phone field at once. It looks like text that was typed: no images. */
const meta = {
  title: 'Forms/JoinForm/Phone, at once',
  tags: ['!autodocs'],
  component: JoinForm,
  args: joinFormArgs,
} satisfies Meta<typeof JoinForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type PlayUser = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

interface Arrival {
  field: HTMLElement;
  /** What stands in the field by then. */
  before: string;
  text: string;
  userEvent: PlayUser;
}
type Arrive = (arrival: Arrival) => Promise<unknown>;

const pasted: Arrive = ({ text, userEvent }) => userEvent.paste(text);

/** No script can drop. This is what a browser makes of a drop: one event, with the text in the field. */
const dropped: Arrive = ({ field, before, text }) =>
  fireEvent.input(field, {
    target: { value: before + text },
    inputType: 'insertFromDrop',
    data: text,
  });

/** Behind two digits a text arrives that is not taken: the alert says why, and the two digits stay. */
const refused = (arrive: Arrive, text: string, message: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, '98');
    await arrive({ field: phone, before: '98', text, userEvent });
    await expect(canvas.getByRole('alert').textContent).toBe(message);
    await expect(phone).toHaveValue('98');
  },
});

/** A number arrives in the empty field and is taken as ten digits, in silence. */
const taken = (arrive: Arrive, text: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.click(phone);
    await arrive({ field: phone, before: '', text, userEvent });
    await expect(phone).toHaveValue(request.phone);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A pasted text with letters raises the alert about numbers; the field keeps what it had. */
export const LettersPasted = refused(pasted, '765 call me', joinMessages.phoneNotNumeric);

/** A dropped text with letters raises the alert about numbers; the field keeps what it had. */
export const LettersDropped = refused(dropped, '765 call me', joinMessages.phoneNotNumeric);

/** An eleventh digit in what is pasted raises the alert about the length; nothing is cut. */
export const EleventhDigitPasted = refused(pasted, '765 432 109', joinMessages.phoneTooLong);

/** An eleventh digit in what is dropped raises the alert about the length; nothing is cut. */
export const EleventhDigitDropped = refused(dropped, '765 432 109', joinMessages.phoneTooLong);

/** A pasted number with +91 is taken without it. */
export const CountryCodePasted = taken(pasted, '+91 98765-43210');

/** A number that the keyboard puts in whole (a suggestion, dictation) is no typed character. */
export const Dictated = taken(
  ({ field, text }) =>
    fireEvent.input(field, { target: { value: text }, inputType: 'insertText', data: text }),
  '98765 43210',
);

/** Autofill over a number that differs by one blank is no typed blank: it is taken in silence. */
export const AutofilledAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone } = joinFields(canvas);
    await userEvent.type(phone, request.phone);
    await fireEvent.change(phone, { target: { value: '98765 43210' } });
    await expect(phone).toHaveValue(request.phone);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
