import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { narrowWindow } from '../../.storybook/viewports';
import { FailureAlert } from '../../src/forms/FailureAlert';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';

const meta = {
  title: 'Forms/Components/FailureAlert',
  component: FailureAlert,
  args: {
    reason: 'other',
    messages: contactMessages,
    contact: company,
    content: contact.form,
  },
} satisfies Meta<typeof FailureAlert>;

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
    reason: 'offline',
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
    reason: 'offline',
    email: { subject: 'A query', body: `नाम: आशा\n\n${'पैसे नहीं आए। '.repeat(40)}` },
  },
  play: async ({ args, canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const link = canvas.getByRole('link', { name: company.email });
    await expect(link.getAttribute('href')?.length).toBeLessThan(2083);
    await expect(canvas.getByText(contactMessages.hintShortened)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: args.content.copyLabel }));
    await expect(writeText).toHaveBeenCalledWith(args.email?.body);
    await expect(canvas.getByRole('button', { name: args.content.copiedLabel })).toBeVisible();
  },
};

/** After too many tries the hint is to wait. */
export const TooMany: Story = {
  args: { reason: 'tooMany' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe(contactMessages.failed);
    await expect(canvas.getByText(contactMessages.hintTooMany)).toBeVisible();
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
  { Offline, OfflineWithLongText, TooMany, LongText, PseudoStates },
  { width: 280 },
);
