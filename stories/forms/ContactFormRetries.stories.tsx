import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { contactMessages } from '#messages/forms';
import { ContactForm, type ContactFormProps } from '../../src/forms/ContactForm';
import { fillContactForm, query } from './contactFields';
import { contactFormArgs } from './contactFormArgs';
import { refuseWith } from './refuseWith';

const broken = { status: 500, text: 'Internal Server Error' };

/** What follows a failure. These stories look like `Sent`, `NetworkError` and the filled form: no images. */
const meta = {
  title: 'Forms/ContactForm retries',
  component: ContactForm,
  args: { ...contactFormArgs(), onSend: refuseWith(broken) },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fails at the first try of a story, then answers. */
const secondTimeLucky = fn<ContactFormProps['onSend']>(async () => {
  if (secondTimeLucky.mock.calls.length === 1) throw broken;
});

/** After a failure the same button sends the same query again, and it arrives. */
export const SecondTry: Story = {
  args: { onSend: secondTimeLucky },
  play: async ({ args, canvas, userEvent }) => {
    const { submit } = await fillContactForm(canvas, userEvent);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(submit);
    await expect(await canvas.findByText(contactMessages.sent)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSend.mock.calls.map(([sent]) => sent)).toEqual([query, query]);
  },
};

/** A second failure is another element, so that it is announced again. */
export const SecondFailure: Story = {
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

/** The failure stays in view when the button is left, and goes with its hint at the next edit. */
export const FailureUntilEdit: Story = {
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
