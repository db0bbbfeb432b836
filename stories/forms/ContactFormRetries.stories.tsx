import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { company } from '../../src/content/company';
import { contactMessages } from '../../src/content/messages';
import { contact } from '../../src/content/pages/contact';
import { paths } from '../../src/content/paths';
import { ContactForm, type ContactFormProps } from '../../src/forms/ContactForm';
import { fillContactForm, query } from './contactFields';

const meta = {
  title: 'Forms/ContactForm retries',
  component: ContactForm,
  args: {
    content: contact.form,
    messages: contactMessages,
    onSend: fn<ContactFormProps['onSend']>(async () => undefined),
    logError: fn(),
    isOnline: (): boolean => true,
    privacyHref: paths.privacy,
    contact: company,
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fails once, then answers. */
function secondTimeLucky() {
  let tries = 0;
  return fn<ContactFormProps['onSend']>(async () => {
    tries += 1;
    if (tries % 2 === 1) throw { status: 500, text: 'Internal Server Error' };
  });
}

/** After a failure the same button sends the same query again. */
export const SecondTry: Story = {
  args: { onSend: secondTimeLucky() },
  play: async ({ args, canvas, userEvent }) => {
    const { submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(submit);
    await expect(await canvas.findByRole('status')).toHaveTextContent(contactMessages.sent);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

/** A second failure is another element, so that it is announced again. */
export const SecondFailure: Story = {
  args: {
    onSend: fn<ContactFormProps['onSend']>(async () => {
      throw { status: 500, text: 'Internal Server Error' };
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const { submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    const first = await canvas.findByRole('alert');
    await userEvent.click(submit);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(contactMessages.failed);
    await expect(args.logError).toHaveBeenCalledTimes(2);
  },
};

/** The failure stays in view until the next edit. */
export const FailureUntilEdit: Story = {
  args: SecondFailure.args,
  play: async ({ canvas, userEvent }) => {
    const { name, submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await canvas.findByRole('alert');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.type(name, ' Kumari');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(contactMessages.hintOtherWays)).toBeNull();
  },
};

/** Answers held back until a play lets them go. */
const late = {
  answers: [] as (() => void)[],
  answer: () => {
    for (const answer of late.answers.splice(0)) answer();
  },
};
const answerLate = fn<ContactFormProps['onSend']>(
  () => new Promise<void>((resolve) => late.answers.push(resolve)),
);

/** A success that comes after the time-out neither empties the form nor takes the failure back. */
export const LateAnswer: Story = {
  args: { timeoutMs: 1, onSend: answerLate },
  play: async ({ args, canvas, userEvent }) => {
    const { name, submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await canvas.findByRole('alert');
    const [, signal] = args.onSend.mock.lastCall ?? [];
    await expect(signal).toHaveProperty('aborted', true);
    late.answer();
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(name).toHaveValue(query.name);
  },
};

/** An answer that comes after the form was left shows nothing on the next page, and no warning. */
export const LeftWhileSending: Story = {
  args: { onSend: answerLate },
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
    late.answer();
    await expect(await canvas.findByText('The next page')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(args.logError).not.toHaveBeenCalled();
  },
};
