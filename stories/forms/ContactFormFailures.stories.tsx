import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { company } from '../../src/content/company';
import { contactMessages } from '../../src/content/messages';
import { contact } from '../../src/content/pages/contact';
import { paths } from '../../src/content/paths';
import { ContactForm } from '../../src/forms/ContactForm';
import { fillContactForm, query } from './contactFields';

/** A query with blanks and line ends at its edges: a failure must keep every one of them. */
const written = { ...query, name: '  Asha Devi ', message: '\nHello  \n' };

/** The email client rejects with plain objects, strings and errors; the form takes them all. */
const refuseWith = (reason: unknown) =>
  fn(async () => {
    throw reason;
  });

const meta = {
  title: 'Forms/ContactForm failures',
  component: ContactForm,
  args: {
    content: contact.form,
    messages: contactMessages,
    onSend: refuseWith({ status: 0, text: 'Network Error' }),
    logError: fn(),
    isOnline: (): boolean => true,
    privacyHref: paths.privacy,
    contact: company,
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Sends and proves what every failure has in common: message, hint, fields kept, error logged. */
function failsWith(reason: unknown, hint: string = contactMessages.hintOtherWays): Play {
  return async ({ args, canvas, userEvent }) => {
    const { submit, ...fields } = await fillContactForm(canvas, userEvent, written);
    await userEvent.click(submit);
    const alert = await canvas.findByRole('alert');
    await expect(alert.textContent).toBe(contactMessages.failed);
    await expect(canvas.getByText(hint)).toBeVisible();
    for (const name of ['name', 'email', 'phone', 'city', 'message'] as const) {
      await expect(fields[name]).toHaveValue(written[name]);
    }
    await expect(args.logError).toHaveBeenCalledTimes(1);
    await expect(args.logError).toHaveBeenCalledWith(reason);
    await expect(submit).toHaveFocus();
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
  };
}

const refusal = (status: number, text: string, hint?: string): Story => ({
  args: { onSend: refuseWith({ status, text }) },
  play: failsWith({ status, text }, hint),
});

/** The email client's default, without an answer: other ways are offered. */
export const NetworkError = refusal(0, 'Network Error');

/** The service does not accept the request. */
export const BadRequest = refusal(400, 'The Public Key is invalid');

/** The sender is on the email client's block list. */
export const Blocked = refusal(403, 'Forbidden');

/** Too many queries in a short time: the hint is to wait. */
export const TooMany = refusal(429, 'Too Many Requests', contactMessages.hintTooMany);

/** The email client refuses a browser that nobody sits at. */
export const Headless = refusal(451, 'Unavailable For Headless Browser');

/** The service is broken. */
export const ServerError = refusal(500, 'Internal Server Error');

/** The browser could not make the request, as `fetch` says it. */
export const FetchFailed: Story = {
  args: { onSend: refuseWith(new TypeError('Failed to fetch')) },
  play: failsWith(expect.any(TypeError)),
};

/** The email client throws plain strings at wrong settings. */
export const WrongSettings: Story = {
  args: { onSend: refuseWith('The service ID is required') },
  play: failsWith('The service ID is required'),
};

/** A device without a network: the hint is to wait for it. */
export const Offline: Story = {
  args: { onSend: refuseWith(new TypeError('Failed to fetch')), isOnline: () => false },
  play: failsWith(expect.any(TypeError), contactMessages.hintOffline),
};

/** No answer within the time-out counts as a failure. */
export const NoAnswer: Story = {
  args: { timeoutMs: 1, onSend: fn(() => new Promise<void>(() => undefined)) },
  play: failsWith(expect.objectContaining({ name: 'TimeoutError' })),
};
