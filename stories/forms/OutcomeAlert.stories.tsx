import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { narrowWindow } from '../../.storybook/viewports';
import { OutcomeAlert } from '../../src/forms/OutcomeAlert';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const meta = {
  title: 'Forms/Components/OutcomeAlert',
  component: OutcomeAlert,
  args: {
    outcome: { kind: 'failed', reason: 'other' },
    messages: contactMessages,
    another: { label: contact.form.anotherLabel, onPress: fn() },
    slip: contact.form.slip,
    now: () => new Date(2026, 2, 12, 10, 42),
    contact: company,
    copy: { label: contact.form.copyLabel, copiedLabel: contact.form.copiedLabel },
  },
} satisfies Meta<typeof OutcomeAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The alert is the exact message; the hint and the other ways stand below it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe(contactMessages.failed);
    await expect(canvas.getByText(contactMessages.hintOtherWays)).toBeVisible();
    await expect(canvas.getByRole('link', { name: company.email })).toBeVisible();
    await expect(canvas.getByRole('link', { name: company.phoneDisplay })).toBeVisible();
  },
};

/** A device without a network is told so, and what works without one: a call, and an email with the query in it. */
export const Offline: Story = {
  args: {
    outcome: { kind: 'failed', reason: 'offline' },
    email: { subject: 'A query', body: 'Line 1\nLine 2' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe(contactMessages.failed);
    await expect(canvas.getByText(contactMessages.hintOffline)).toBeVisible();
    await expect(canvas.getByText(contactMessages.hintOfflineWays)).toBeVisible();
    await expect(canvas.getByRole('link', { name: company.phoneDisplay })).toBeVisible();
    await expect(canvas.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}?subject=A%20query&body=Line%201%0D%0ALine%202`,
    );
    await expect(canvas.queryByText(contactMessages.hintShortened)).toBeNull();
  },
};

/** An email that is too long for its link is shortened there, in words, and can be copied whole. */
export const OfflineWithLongText: Story = {
  args: {
    outcome: { kind: 'failed', reason: 'offline' },
    email: { subject: 'A query', body: `नाम: आशा\n\n${'पैसे नहीं आए। '.repeat(40)}` },
  },
  play: async ({ args, canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const link = canvas.getByRole('link', { name: company.email });
    await expect(link.getAttribute('href')?.length).toBeLessThan(2083);
    await expect(canvas.getByText(contactMessages.hintShortened)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: args.copy.label }));
    await expect(writeText).toHaveBeenCalledWith(args.email?.body);
    await expect(canvas.getByRole('button', { name: args.copy.copiedLabel })).toBeVisible();
  },
};

/** After too many tries the hint is to wait. */
export const TooMany: Story = {
  args: { outcome: { kind: 'failed', reason: 'tooMany' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe(contactMessages.failed);
    await expect(canvas.getByText(contactMessages.hintTooMany)).toBeVisible();
  },
};

/** Success is told as a status, not as an alert; below it stand what happens next, the slip, and a way to write another. */
export const Sent: Story = {
  args: { outcome: { kind: 'sent' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status').textContent).toBe(contactMessages.sent);
    await expect(canvas.queryByRole('alert')).toBeNull();
    // The page's text is read with plain blanks.
    const next = contactMessages.sentNext.replaceAll('\u00a0', ' ');
    await expect(canvas.getByText(next)).toBeVisible();
    await expect(canvas.getByText(contact.form.slip.title)).toBeVisible();
    await expect(canvas.getByText(company.email)).toBeVisible();
    await expect(canvas.getByText('10:42')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: args.another.label }));
    await expect(args.another.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Before a send only the empty region of the status is there, so that its later text is read out. */
export const Idle: Story = {
  args: { outcome: { kind: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Long messages and hints are wrapped in the narrowest window. */
export const LongText: Story = {
  args: {
    messages: { ...contactMessages, failed: longLabel, hintOtherWays: longLabel },
  },
  globals: narrowWindow,
};

/** On the alert's own surface the links show hover, and the ring of the keyboard's focus. */
export const PseudoStates: Story = {
  decorators: inStates(280),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: company.email })),
};

export const KitchenSink = kitchenSink(
  meta,
  { Sent, Offline, OfflineWithLongText, TooMany, LongText, PseudoStates },
  { width: 280 },
);
