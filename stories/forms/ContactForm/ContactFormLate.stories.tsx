import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { ContactForm } from '../../../src/forms/ContactForm';
import { contactNames, fillContactForm, query } from './contactFields';
import { contactFormArgs } from './contactFormArgs';
import { type HeldSend, heldSends, holdSend, startHolding } from './heldSends';
import { passTime } from './longTimers';

/** How long the site waits for an answer, in milliseconds. */
const patience = 30_000;

/** Answers that come late or not at all. The stories end in the looks of `NetworkError`: no images. */
const meta = {
  title: 'Forms/ContactForm/Late answers',
  tags: ['!autodocs'],
  component: ContactForm,
  args: { ...contactFormArgs(), onSend: holdSend() },
  beforeEach: startHolding,
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After 29,999 ms the form still waits; at 30,000 ms the send has failed and every field is kept. */
export const NoAnswerIn30Seconds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { submit, ...fields } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await canvas.findByText(contact.form.sendingLabel);
    const [, signal] = args.onSend.mock.lastCall ?? [];
    passTime(patience - 1);
    await expect(signal).toHaveProperty('aborted', false);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    passTime(1);
    await expect(signal).toHaveProperty('aborted', true);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(contactMessages.failed);
    await expect(canvas.getByText(contactMessages.hintOtherWays)).toBeVisible();
    for (const name of contactNames) await expect(fields[name]).toHaveValue(query[name]);
    await expect(args.logError).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'TimeoutError' }),
    );
  },
};

/** An answer in the last millisecond is in time. */
export const AnswerInTime: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await canvas.findByText(contact.form.sendingLabel);
    const [, signal] = args.onSend.mock.lastCall ?? [];
    passTime(patience - 1);
    heldSends[0]?.accept();
    await expect(await canvas.findByText(contactMessages.sent)).toBeVisible();
    passTime(1);
    await expect(signal).toHaveProperty('aborted', false);
    await expect(args.logError).not.toHaveBeenCalled();
  },
};

/** Sends, lets the time-out pass and answers then; the failure stands as it was, told once. */
const staysFailed = (answer: (send: HeldSend) => void): Story => ({
  play: async ({ args, canvas, userEvent }) => {
    const { name, submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await canvas.findByText(contact.form.sendingLabel);
    passTime(patience);
    const alert = await canvas.findByRole('alert');
    for (const send of heldSends) answer(send);
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toBe(alert);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(name).toHaveValue(query.name);
    await expect(args.logError).toHaveBeenCalledTimes(1);
  },
});

/** A success after the time-out neither empties the form nor takes the failure back. */
export const LateSuccess = staysFailed(({ accept }) => accept());

/** A refusal after the time-out is not told a second time. */
export const LateRefusal = staysFailed(({ refuse }) => refuse({ status: 500, text: 'Late' }));
