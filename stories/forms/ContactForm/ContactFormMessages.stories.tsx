import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { contactMessages } from '#messages/forms';
import { snapshotAsState } from '../../../.storybook/modes';
import {
  type ContactQuery,
  contactFields as contactRecords,
} from '../../../src/content/contactFields';
import type { FormField } from '../../../src/content/formField';
import { mapRecord } from '../../../src/domain/mapRecord';
import { ContactForm } from '../../../src/forms/ContactForm';
import { blankMessages, expectMessages, formatMessages } from '../fieldMessages';
import { contactFields, fillContactForm, query } from './contactFields';
import { contactFormArgs } from './contactFormArgs';

/**
 * Each message by itself. `EmptySubmit` has a snapshot of all that ask for a text, and `EmailInvalid` of the one that
 * is not among these; the other stories show nothing else.
 */
const meta = {
  title: 'Forms/ContactForm/Messages',
  tags: ['!autodocs'],
  component: ContactForm,
  args: contactFormArgs(),
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submits a query with one text changed; that field alone has the message, and focus. */
const onlyMessage = (name: keyof ContactQuery, text: string, message: string): Story => ({
  play: async ({ args, canvas, userEvent }) => {
    const texts = { ...query, [name]: text };
    const { submit, ...fields } = await fillContactForm(canvas, userEvent, texts);
    await userEvent.click(submit);
    await expect(await canvas.findByText(message)).toBeVisible();
    await expectMessages(fields, { [name]: message });
    await waitFor(() => expect(fields[name]).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A missing name is asked for. */
export const NameMissing = onlyMessage('name', '', contactMessages.nameRequired);

/** Blanks alone are no name. */
export const NameOfBlanks = onlyMessage('name', '   ', contactMessages.nameRequired);

/** A missing email address is asked for. */
export const EmailMissing = onlyMessage('email', '', contactMessages.emailRequired);

/** What a browser would not take for an email address is sent back with an example. */
export const EmailInvalid: Story = {
  ...onlyMessage('email', 'asha.example.com', contactMessages.emailInvalid),
  parameters: snapshotAsState,
};

/** A missing phone number is asked for. */
export const PhoneMissing = onlyMessage('phone', '', contactMessages.phoneRequired);

/** A missing city is asked for. */
export const CityMissing = onlyMessage('city', '', contactMessages.cityRequired);

/** A missing message is asked for. */
export const MessageMissing = onlyMessage('message', '', contactMessages.messageRequired);

/** An empty submit asks for all fields and focuses the first. */
export const EmptySubmit: Story = {
  parameters: snapshotAsState,
  play: async ({ args, canvas, userEvent }) => {
    const { submit, ...fields } = contactFields(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByText(contactMessages.nameRequired)).toBeVisible();
    await expectMessages(fields, blankMessages(contactRecords, contactMessages));
    await waitFor(() => expect(fields.name).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A message follows what is typed: from missing to malformed, and away once the address is whole. */
export const EmailMended: Story = {
  play: async ({ canvas, userEvent }) => {
    const { submit, email } = await fillContactForm(canvas, userEvent, { ...query, email: '' });
    await userEvent.click(submit);
    await expect(await canvas.findByText(contactMessages.emailRequired)).toBeVisible();
    await userEvent.type(email, 'asha@');
    await expect(await canvas.findByText(contactMessages.emailInvalid)).toBeVisible();
    await userEvent.type(email, 'example.com');
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'false'));
    await expect(canvas.queryByText(contactMessages.emailInvalid)).toBeNull();
  },
};

/** Mending one field takes its message away and leaves those of the others. */
export const OneMended: Story = {
  play: async ({ canvas, userEvent }) => {
    const { submit, ...fields } = contactFields(canvas);
    await userEvent.click(submit);
    await canvas.findByText(contactMessages.cityRequired);
    await userEvent.type(fields.city, query.city);
    await waitFor(() => expect(canvas.queryByText(contactMessages.cityRequired)).toBeNull());
    const { city: _, ...others } = blankMessages(contactRecords, contactMessages);
    await expectMessages(fields, others);
  },
};

/** Each text in another format than its field's is sent back, and no other. */
export const OtherFormats: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const malformed = mapRecord(contactRecords, ({ rule }: FormField, name) =>
      rule.format ? 'x' : query[name],
    );
    const { submit, ...fields } = await fillContactForm(canvas, userEvent, malformed);
    await userEvent.click(submit);
    await expectMessages(fields, formatMessages(contactRecords, contactMessages));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
