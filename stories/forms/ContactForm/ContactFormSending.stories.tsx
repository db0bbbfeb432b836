import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn } from 'storybook/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { snapshotAsState } from '../../../.storybook/modes';
import { ContactForm, type ContactFormProps } from '../../../src/forms/ContactForm';
import { edgeOf } from '../edgeOf';
import { contactNames, fillContactForm } from './contactFields';
import { contactFormArgs } from './contactFormArgs';
import { holdLongTimers } from './longTimers';

/** A service that lets the form wait. */
const neverAnswer = fn<ContactFormProps['onSend']>(() => new Promise(() => undefined));

/** Images are kept of `Sending` and `Sent`; the other stories end in the looks of these or of the blank form. */
const meta = {
  title: 'Forms/ContactForm/Sending',
  tags: ['!autodocs'],
  component: ContactForm,
  args: contactFormArgs(),
  beforeEach: holdLongTimers,
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While a query is on its way the button says so, is busy, and keeps focus; the fields can be read and not edited. */
export const Sending: Story = {
  parameters: snapshotAsState,
  args: { onSend: neverAnswer },
  play: async ({ canvas, userEvent }) => {
    const { submit, ...fields } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await expect(await canvas.findByText(contact.form.sendingLabel)).toBeVisible();
    for (const name of contactNames) await expect(edgeOf(fields[name]).line).toBe('dashed');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(submit).toHaveFocus();
  },
};

/** However often the button, or Enter in a field, is pressed while a query is on its way, it is sent once and waited for. */
export const PressedWhilePending: Story = {
  args: { onSend: neverAnswer },
  play: async ({ args, canvas, userEvent }) => {
    const { submit, city } = await fillContactForm(canvas, userEvent);
    // In one task: both presses are checked before the first is sent.
    submit.click();
    submit.click();
    await canvas.findByText(contact.form.sendingLabel);
    await userEvent.dblClick(submit);
    await userEvent.type(city, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
  },
};

/** The last press of a double click, after a quick answer, does not take the good news away. */
export const DoubleClick: Story = {
  // However slow the machine, no second passes between its presses.
  beforeEach: () => {
    spyOn(performance, 'now').mockReturnValue(performance.now());
  },
  play: async ({ args, canvas, userEvent }) => {
    const { name, submit } = await fillContactForm(canvas, userEvent);
    await userEvent.dblClick(submit);
    await expect(await canvas.findByText(contactMessages.sent)).toBeVisible();
    await fireEvent.click(submit);
    await expect(canvas.getByText(contactMessages.sent)).toBeVisible();
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** Success is told as a status, empties every field and leaves focus where it was. */
export const Sent: Story = {
  parameters: snapshotAsState,
  play: async ({ canvas, userEvent }) => {
    const { submit, ...fields } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await expect(await canvas.findByText(contactMessages.sent)).toBeVisible();
    await expect(canvas.getByRole('status').textContent).toBe(contactMessages.sent);
    for (const name of contactNames) {
      await expect(fields[name]).toHaveValue('');
      await expect(fields[name]).toHaveAttribute('aria-invalid', 'false');
    }
    await expect(submit).toHaveFocus();
  },
};

/** After a success another query begins with an empty form, and the focus in its first field. */
export const WriteAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    const { submit, name } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    const another = await canvas.findByRole('button', { name: contact.form.anotherLabel });
    await userEvent.click(another);
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('');
    await expect(canvas.queryByText(contactMessages.sent)).toBeNull();
    await expect(another).not.toBeInTheDocument();
  },
};
