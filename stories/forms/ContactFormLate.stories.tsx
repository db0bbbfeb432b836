import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { contactMessages } from '../../src/content/messages';
import { contact } from '../../src/content/pages/contact';
import { ContactForm, type ContactFormProps } from '../../src/forms/ContactForm';
import { contactNames, fillContactForm, query } from './contactFields';
import { contactFormArgs } from './contactFormArgs';
import { holdLongTimers, passTime } from './longTimers';

/** How long the site waits for an answer, in milliseconds. */
const patience = 30_000;

interface HeldSend {
  accept: () => void;
  refuse: (reason: unknown) => void;
}

/** Sends that a play answers when it wants to. */
const heldSends: HeldSend[] = [];
const holdSend = fn<ContactFormProps['onSend']>(
  () => new Promise<void>((accept, refuse) => heldSends.push({ accept, refuse })),
);

/** Answers that come late or not at all. The stories end in the looks of `NetworkError`: no pictures. */
const meta = {
  title: 'Forms/ContactForm late answers',
  component: ContactForm,
  args: { ...contactFormArgs, onSend: holdSend },
  beforeEach: () => {
    heldSends.length = 0;
    return holdLongTimers();
  },
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
    passTime(patience - 1);
    heldSends[0]?.accept();
    await expect(await canvas.findByText(contactMessages.sent)).toBeVisible();
    passTime(1);
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

/** An answer after the form was left shows nothing on the next page, and logs nothing. */
export const LeftWhileSending: Story = {
  render: (args) => {
    const [isLeft, setIsLeft] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsLeft(true)}>
          Leave
        </button>
        {isLeft ? <p>The next page</p> : <ContactForm {...args} />}
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const { submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await canvas.findByText(contact.form.sendingLabel);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    heldSends[0]?.accept();
    await expect(await canvas.findByText('The next page')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(args.logError).not.toHaveBeenCalled();
  },
};
