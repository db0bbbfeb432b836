import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { ContactForm, type ContactFormProps } from '../../src/forms/ContactForm';
import { createContactDraft } from '../../src/forms/createContactDraft';
import { contactFields, contactNames, fillContactForm, query } from './contactFields';
import { contactFormArgs } from './contactFormArgs';
import { heldSends, holdSend, startHolding } from './heldSends';
import { passTime } from './longTimers';

/** How long the site waits for an answer, in milliseconds. */
const patience = 30_000;

const refusal = { status: 500, text: 'Late' };

function Visit(props: ContactFormProps) {
  const [isLeft, setIsLeft] = useState(false);
  const [draft] = useState(createContactDraft);
  return (
    <>
      <button type="button" onClick={() => setIsLeft(!isLeft)}>
        {isLeft ? 'Return' : 'Leave'}
      </button>
      {isLeft ? <p>The next page</p> : <ContactForm {...props} draft={draft} />}
    </>
  );
}

/** The form is left and found again. The stories end in the looks of the blank or the filled form or without one: no images. */
const meta = {
  title: 'Forms/ContactForm left',
  component: ContactForm,
  args: { ...contactFormArgs(), onSend: holdSend() },
  beforeEach: startHolding,
  render: (args) => <Visit {...args} />,
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function sendAndLeave({ canvas, userEvent }: PlayContext) {
  const { submit } = await fillContactForm(canvas, userEvent);
  await userEvent.click(submit);
  await canvas.findByText(contact.form.sendingLabel);
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await expect(canvas.getByText('The next page')).toBeVisible();
}

const goBack = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Return' }));

async function expectKept({ canvas }: PlayContext) {
  for (const name of contactNames) {
    const field = canvas.getByRole('textbox', { name: contact.form.labels[name] });
    await expect(field).toHaveValue(query[name]);
  }
}

/** A refusal that comes after the form was left is logged; nobody is told, and the fields are kept. */
export const RefusedAfterLeaving: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await sendAndLeave(context);
    heldSends[0]?.refuse(refusal);
    await waitFor(() => expect(args.logError).toHaveBeenCalledWith(refusal));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await goBack(context);
    await expectKept(context);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A query still on its way is found again: a press makes no second one, and its answer is told. */
export const StillOnItsWay: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await sendAndLeave(context);
    await goBack(context);
    await expectKept(context);
    const busy = canvas.getByRole('button', { name: contact.form.sendingLabel });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    heldSends[0]?.accept();
    await expect(await canvas.findByText(contactMessages.sent)).toBeVisible();
    await expect(contactFields(canvas).name).toHaveValue('');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** The time-out goes on for a form that was left: its query is aborted, and the fields are kept. */
export const LeftForLong: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await sendAndLeave(context);
    const [, signal] = args.onSend.mock.lastCall ?? [];
    passTime(patience);
    await expect(signal).toHaveProperty('aborted', true);
    await waitFor(() => expect(args.logError).toHaveBeenCalledTimes(1));
    await goBack(context);
    await expectKept(context);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
