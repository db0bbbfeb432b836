import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { company } from '../../src/content/company';
import { contactMessages } from '../../src/content/messages';
import { contact } from '../../src/content/pages/contact';
import { paths } from '../../src/content/paths';
import { ContactForm } from '../../src/forms/ContactForm';
import type { ContactQuery } from '../../src/forms/contactSchema';
import { contactFields, fillContactForm, query } from './contactFields';

const meta = {
  title: 'Forms/ContactForm messages',
  component: ContactForm,
  args: {
    content: contact.form,
    messages: contactMessages,
    onSend: fn(async () => undefined),
    logError: fn(),
    isOnline: (): boolean => true,
    privacyHref: paths.privacy,
    contact: company,
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submits a query with one field changed; that field alone has the message, and focus. */
function onlyMessage(name: keyof ContactQuery, text: string, message: string): Story['play'] {
  return async ({ args, canvas, userEvent }) => {
    const { submit, ...fields } = await fillContactForm(canvas, userEvent, {
      ...query,
      [name]: text,
    });
    await userEvent.click(submit);
    await expect(await canvas.findByText(message)).toBeVisible();
    for (const field of Object.values(fields)) {
      if (field !== fields[name]) await expect(field).toHaveAttribute('aria-invalid', 'false');
    }
    await expect(fields[name]).toHaveAttribute('aria-invalid', 'true');
    await expect(fields[name]).toHaveAccessibleDescription(message);
    await expect(fields[name]).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  };
}

/** A missing name is asked for. */
export const NameMissing: Story = {
  play: onlyMessage('name', '', contactMessages.nameRequired),
};

/** Blanks alone are no name. */
export const NameOfBlanks: Story = {
  play: onlyMessage('name', '   ', contactMessages.nameRequired),
};

/** A missing email address is asked for. */
export const EmailMissing: Story = {
  play: onlyMessage('email', '', contactMessages.emailRequired),
};

/** What a browser would not take for an email address is sent back with an example. */
export const EmailInvalid: Story = {
  play: onlyMessage('email', 'asha.example.com', contactMessages.emailInvalid),
};

/** A missing phone number is asked for. */
export const PhoneMissing: Story = {
  play: onlyMessage('phone', '', contactMessages.phoneRequired),
};

/** A missing city is asked for. */
export const CityMissing: Story = {
  play: onlyMessage('city', '', contactMessages.cityRequired),
};

/** A missing message is asked for. */
export const MessageMissing: Story = {
  play: onlyMessage('message', '', contactMessages.messageRequired),
};

/** An empty submit asks for all five and focuses the first. */
export const EmptySubmit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { submit, ...fields } = contactFields(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByText(contactMessages.nameRequired)).toBeVisible();
    for (const field of Object.values(fields))
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(fields.name).toHaveFocus();
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
  },
};
