import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { contact } from '../../src/content/pages/contact';
import { ContactForm, type ContactFormProps } from '../../src/forms/ContactForm';
import { contactFields, fillContactForm } from './contactFields';
import { contactFormArgs } from './contactFormArgs';
import { heldSends, holdSend, startHolding } from './heldSends';
import { passTime } from './longTimers';

/** Longer than the site waits for an answer, in milliseconds. */
const long = 60_000;

const refusal = { status: 500, text: 'Late' };

function Visit(props: ContactFormProps) {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLeft(!isLeft)}>
        {isLeft ? 'Return' : 'Leave'}
      </button>
      {isLeft ? <p>The next page</p> : <ContactForm {...props} />}
    </>
  );
}

/** The form is left while a query is on its way. The stories end in the looks of the blank form or without one: no pictures. */
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

/** A refusal that comes after the form was left is logged; neither the next page nor the form tells of it. */
export const RefusedAfterLeaving: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await sendAndLeave(context);
    heldSends[0]?.refuse(refusal);
    await waitFor(() => expect(args.logError).toHaveBeenCalledWith(refusal));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await expect(contactFields(canvas).name).toHaveValue('');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A form that was left has no time-out: the query is not taken back, and its answer alone is logged. */
export const LeftForLong: Story = {
  play: async (context) => {
    const { args } = context;
    await sendAndLeave(context);
    const [, signal] = args.onSend.mock.lastCall ?? [];
    passTime(long);
    await expect(signal).toHaveProperty('aborted', false);
    heldSends[0]?.refuse(refusal);
    await waitFor(() => expect(args.logError).toHaveBeenCalledTimes(1));
    await expect(args.logError).toHaveBeenCalledWith(refusal);
  },
};
