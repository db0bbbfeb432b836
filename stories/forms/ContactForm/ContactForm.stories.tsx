import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { snapshotAsForm } from '../../../.storybook/modes';
import { narrowWindow, tabletWindow } from '../../../.storybook/viewports';
import { paths } from '../../../src/content/paths';
import { fillPlaceholders } from '../../../src/domain/fillPlaceholders';
import { ContactForm } from '../../../src/forms/ContactForm';
import { longLabel } from '../../blocks/longWords';
import { contactFields, contactNames } from './contactFields';
import { contactFormArgs } from './contactFormArgs';

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  args: contactFormArgs(),
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Blank fields, none of them in error, the line about their use with its link, and the button. */
export const Default: Story = {
  parameters: snapshotAsForm,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: contact.form.title })).toBeVisible();
    const fields = contactFields(canvas);
    for (const name of contactNames) {
      await expect(fields[name]).toHaveValue('');
      await expect(fields[name]).toHaveAttribute('aria-invalid', 'false');
    }
    await expect(canvas.getByText(contact.form.notice.text, { exact: false })).toBeVisible();
    const link = canvas.getByRole('link', { name: contact.form.notice.linkLabel });
    await expect(link).toHaveAttribute('href', paths.privacy);
    await expect(fields.submit).toBeEnabled();
  },
};

/** Whoever starts on the form, in whichever field, has what sending needs loaded once. */
export const StartedOn: Story = {
  play: async ({ args, canvas }) => {
    const { name, city } = contactFields(canvas);
    await expect(args.onFirstTouch).not.toHaveBeenCalled();
    await userEvent.click(city);
    await userEvent.click(name);
    await expect(args.onFirstTouch).toHaveBeenCalledOnce();
  },
};

const sentence = fillPlaceholders(contact.form.subject, { product: 'Micro ATM' });

/** Somebody who asks about a product finds the message begun, and can change or delete that. */
export const WithSubject: Story = {
  args: { subject: { text: sentence, all: [sentence], visit: 'story' } },
  play: async ({ canvas }) => {
    const { name, message } = contactFields(canvas);
    await expect(message).toHaveValue(`${sentence}\n`);
    await expect(name).toHaveValue('');
    await userEvent.clear(message);
    await userEvent.type(name, 'Asha');
    await expect(message).toHaveValue('');
  },
};

/** In the narrowest window long texts are wrapped, and the fields stand below each other. */
export const LongText: Story = {
  globals: narrowWindow,
  args: {
    content: {
      ...contact.form,
      title: longLabel,
      text: longLabel,
      labels: { ...contact.form.labels, name: longLabel },
      notice: { ...contact.form.notice, text: longLabel },
      submitLabel: longLabel,
    },
  },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** However wide its place, two fields stand in a row and not three, so that none is left alone. */
export const TwoInARow: Story = {
  globals: tabletWindow,
  play: async ({ canvas }) => {
    const fields = contactFields(canvas);
    const [name, email, phone, city] = contactNames.map(
      (field) => fields[field].getBoundingClientRect().top,
    );
    await expect(email).toBe(name);
    await expect(phone).toBeGreaterThan(name ?? Number.NaN);
    await expect(city).toBe(phone);
  },
};
