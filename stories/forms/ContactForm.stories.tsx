import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { company } from '../../src/content/company';
import { contactMessages } from '../../src/content/messages';
import { contact } from '../../src/content/pages/contact';
import { paths } from '../../src/content/paths';
import { ContactForm } from '../../src/forms/ContactForm';
import { contactFields, fillContactForm, query } from './contactFields';

const never = () => new Promise<void>(() => undefined);

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  args: {
    content: contact.form,
    messages: contactMessages,
    onSend: fn(async () => undefined),
    onFirstTouch: fn(),
    logError: fn(),
    isOnline: (): boolean => true,
    privacyHref: paths.privacy,
    contact: company,
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five blank fields, the line about their use with its link, and the button. */
export const Blank: Story = {
  play: async ({ canvas }) => {
    const { submit, ...fields } = contactFields(canvas);
    for (const field of Object.values(fields))
      await expect(field).toHaveAttribute('aria-invalid', 'false');
    const link = canvas.getByRole('link', { name: contact.form.notice.linkLabel });
    await expect(link).toHaveAttribute('href', paths.privacy);
    await expect(submit).toBeEnabled();
  },
};

/** Starting on the form is told once: the time to load what sending needs. */
export const FirstTouch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { name, email } = contactFields(canvas);
    await expect(args.onFirstTouch).not.toHaveBeenCalled();
    await userEvent.click(name);
    await userEvent.click(email);
    await expect(args.onFirstTouch).toHaveBeenCalledTimes(1);
  },
};

/** While a query is on its way the button says so and keeps focus, and the fields cannot be edited. */
export const Sending: Story = {
  args: { onSend: fn(never) },
  play: async ({ canvas, userEvent }) => {
    const { message, submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await expect(await canvas.findByText(contact.form.sendingLabel)).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(submit).toHaveFocus();
    await userEvent.type(message, 'and more');
    await expect(message).toHaveValue(query.message);
  },
};

/** Five presses, three of them faster than any hand, send one query. */
export const FivePresses: Story = {
  args: { onSend: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    const { submit } = await fillContactForm(canvas, userEvent);
    for (let press = 0; press < 3; press += 1) submit.click();
    for (let press = 0; press < 2; press += 1) await userEvent.click(submit);
    await expect(await canvas.findByText(contact.form.sendingLabel)).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** The last press of a double click, after a quick answer, does not take the good news away. */
export const DoubleClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { name, submit } = await fillContactForm(canvas, userEvent);
    await userEvent.dblClick(submit);
    await expect(await canvas.findByRole('status')).toHaveTextContent(contactMessages.sent);
    await fireEvent.click(submit);
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** Success empties every field and says so until the next edit. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    const { submit, ...fields } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('status')).toHaveTextContent(contactMessages.sent);
    for (const field of Object.values(fields)) {
      await expect(field).toHaveValue('');
      await expect(field).toHaveAttribute('aria-invalid', 'false');
    }
    await expect(submit).toHaveFocus();
  },
};

/** The good news goes with the next edit. */
export const SentThenEdited: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await canvas.findByRole('status');
    await userEvent.type(name, 'A');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** What is sent is trimmed; blanks inside a text stay. */
export const Trimmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { submit } = await fillContactForm(canvas, userEvent, {
      ...query,
      name: '  Asha  Devi ',
      message: `\n ${query.message}\n`,
    });
    await userEvent.click(submit);
    await expect(await canvas.findByRole('status')).toBeVisible();
    const sent = { ...query, name: 'Asha  Devi' };
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith(sent, expect.any(AbortSignal));
  },
};
