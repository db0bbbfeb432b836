import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { snapshotAsState } from '../../../.storybook/modes';
import type { ContactQuery } from '../../../src/content/contactFields';
import { ContactForm } from '../../../src/forms/ContactForm';
import { createDraft } from '../../../src/forms/createDraft';
import { contactFields, contactNames, fillContactForm, query } from './contactFields';
import { contactFormArgs } from './contactFormArgs';
import { refuseWith } from './refuseWith';

/** A query with blanks and line ends at its edges: a failure must keep every one of them. */
const written = { ...query, name: '  Asha Devi ', message: '\nHello  \n' };

/**
 * Every way in which a send can fail. An image is kept of each hint: `NetworkError` stands for all
 * failures that offer other ways, `TooMany` and `Offline` have hints of their own.
 */
const meta = {
  title: 'Forms/ContactForm/Failures',
  tags: ['!autodocs'],
  component: ContactForm,
  args: contactFormArgs(),
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What every failure has in common: the exact message, a hint, each field byte for byte, the error logged. */
const failure = (reason: unknown, hint: string = contactMessages.hintOtherWays): Story => ({
  args: { onSend: refuseWith(reason) },
  play: async ({ args, canvas, userEvent }) => {
    const { submit, ...fields } = await fillContactForm(canvas, userEvent, written);
    await userEvent.click(submit);
    const alert = await canvas.findByRole('alert');
    await expect(alert.textContent).toBe(contactMessages.failed);
    await expect(canvas.getByText(hint)).toBeVisible();
    for (const name of contactNames) await expect(fields[name]).toHaveValue(written[name]);
    await expect(args.logError).toHaveBeenCalledTimes(1);
    await expect(args.logError).toHaveBeenCalledWith(reason);
    await expect(submit).toHaveFocus();
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
  },
});

/** The email client's answer where there was none fails, offers other ways and keeps every field. */
export const NetworkError: Story = {
  ...failure({ status: 0, text: 'Network Error' }),
  parameters: snapshotAsState,
};

/** A request that the service does not accept fails and keeps every field. */
export const BadRequest = failure({ status: 400, text: 'The Public Key is invalid' });

/** A sender on the email client's block list is refused and keeps every field. */
export const Blocked = failure({ status: 403, text: 'Forbidden' });

/** Too many queries in a short time fail with the hint to wait, and keep every field. */
export const TooMany = failure(
  { status: 429, text: 'Too Many Requests' },
  contactMessages.hintTooMany,
);

/** A browser that the email client takes for headless is refused and keeps every field. */
export const Headless = failure({ status: 451, text: 'Unavailable For Headless Browser' });

/** A service that is broken fails and keeps every field. */
export const ServerError = failure({ status: 500, text: 'Internal Server Error' });

/** A request that the browser could not make, as `fetch` says it, fails and keeps every field. */
export const FetchFailed = failure(new TypeError('Failed to fetch'));

/** A plain string, which the email client throws at wrong settings, fails and keeps every field. */
export const WrongSettings = failure('The service ID is required');

/** Where the browser blocks storage, loading the email client throws: it fails and keeps every field. */
export const StorageBlocked = failure(
  new DOMException(
    "Failed to read the 'localStorage' property from 'Window': Access is denied for this document.",
    'SecurityError',
  ),
);

/** An error that no field can show stops the submit: it fails like a send, without one, and keeps every field. */
export const ErrorOfNoField: Story = {
  args: { onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const texts = { ...written, city: '' };
    const { submit, ...fields } = await fillContactForm(canvas, userEvent, texts);
    // No field of this form any more.
    fields.city.setAttribute('form', 'none');
    await userEvent.click(submit);
    const alert = await canvas.findByRole('alert');
    await expect(alert.textContent).toBe(contactMessages.failed);
    await expect(canvas.getByText(contactMessages.hintOtherWays)).toBeVisible();
    for (const name of contactNames) await expect(fields[name]).toHaveValue(texts[name]);
    await expect(args.logError).toHaveBeenCalledWith(
      new Error('No field shows the error of: city'),
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A form that is left and found again after a failure has its draft, byte for byte, and a button that clears it. */
export const LeftAfterFailure: Story = {
  args: { onSend: refuseWith({ status: 500, text: 'Internal Server Error' }) },
  render: function Render(args) {
    const [draft] = useState(createDraft<ContactQuery>);
    const [isLeft, setLeft] = useState(false);
    return isLeft ? (
      <Button onClick={() => setLeft(false)}>Return</Button>
    ) : (
      <>
        <ContactForm {...args} draft={draft} />
        <Button onClick={() => setLeft(true)}>Leave</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const { submit } = await fillContactForm(canvas, userEvent, written);
    await userEvent.click(submit);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    const fields = contactFields(canvas);
    for (const name of contactNames) await expect(fields[name]).toHaveValue(written[name]);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: contact.form.clearLabel }));
    for (const name of contactNames) await expect(fields[name]).toHaveValue('');
    await expect(fields.name).toHaveFocus();
  },
};

let time = 0;

/** A page that the browser kept for half an hour comes back with a blank form, which says nothing of a failure any more. */
export const BackAfterHalfAnHour: Story = {
  args: { onSend: refuseWith({ status: 500, text: 'Internal Server Error' }) },
  render: function Render(args) {
    const [draft] = useState(() => createDraft<ContactQuery>(() => time));
    return <ContactForm {...args} draft={draft} />;
  },
  play: async ({ canvas, userEvent }) => {
    const { submit, ...fields } = await fillContactForm(canvas, userEvent, written);
    await userEvent.click(submit);
    await canvas.findByRole('alert');
    time += 30 * 60_000;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(fields.name).toHaveValue(''));
    for (const name of contactNames) await expect(fields[name]).toHaveValue('');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const offline = failure(new TypeError('Failed to fetch'), contactMessages.hintOffline);

/** A device without a network fails with the hint to wait for one, and keeps every field. */
export const Offline: Story = {
  ...offline,
  args: { ...offline.args, isOnline: () => false },
  parameters: snapshotAsState,
};

/** A second failure is another element, so that it is announced again, and in sight; the next edit takes it away. */
export const SecondFailure: Story = {
  args: { onSend: refuseWith({ status: 500, text: 'Internal Server Error' }) },
  play: async ({ args, canvas, userEvent }) => {
    const intoView = spyOn(Element.prototype, 'scrollIntoView');
    const { submit, city } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    const first = await canvas.findByRole('alert');
    await userEvent.click(submit);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(contactMessages.failed);
    await expect(args.logError).toHaveBeenCalledTimes(2);
    await expect(intoView).toHaveBeenCalledTimes(2);
    await userEvent.type(city, 'x');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
