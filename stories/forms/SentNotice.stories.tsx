import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { language } from '#messages/language';
import { contact } from '#messages/pages/contact';
import { narrowWindow } from '../../.storybook/viewports';
import { SentNotice } from '../../src/forms/SentNotice';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const meta = {
  title: 'Forms/Components/SentNotice',
  component: SentNotice,
  args: {
    isSent: true,
    content: contact.form,
    messages: contactMessages,
    onAnother: fn(),
    now: () => new Date(2026, 2, 12, 10, 42),
    contact: company,
    locale: language.locale,
  },
} satisfies Meta<typeof SentNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Success is told as a status, not as an alert; below it stand the slip, what happens next, and a way to write another. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status').textContent).toBe(contactMessages.sent);
    await expect(canvas.queryByRole('alert')).toBeNull();
    // The page's text is read with plain blanks.
    const next = contactMessages.sentNext.replaceAll('\u00a0', ' ');
    await expect(canvas.getByText(next)).toBeVisible();
    await expect(canvas.getByText(contact.form.slip.title)).toBeVisible();
    await expect(canvas.getByText(company.email)).toBeVisible();
    await expect(canvas.getByText('10:42')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: contact.form.anotherLabel }));
    await expect(args.onAnother).toHaveBeenCalledTimes(1);
  },
};

/** Before a send only the empty region of the status is there, so that its later text is read out. */
export const Idle: Story = {
  args: { isSent: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Long texts are wrapped in the narrowest window. */
export const LongText: Story = {
  args: {
    content: { ...contact.form, anotherLabel: longLabel },
    messages: { sent: longLabel, sentNext: longLabel },
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, LongText }, { width: 280 });
