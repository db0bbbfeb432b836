import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { thanks } from '#messages/pages/thanks';
import { narrowWindow } from '../../.storybook/viewports';
import { fillInLines } from '../../src/domain/fillInLines';
import { mailtoUrl } from '../../src/domain/mailtoUrl';
import { WrittenEmail } from '../../src/sections/WrittenEmail';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const { email: messages } = thanks;

const emailOf = (details: Partial<Record<'name' | 'phone' | 'role', string>>) => ({
  subject: messages.subject,
  body: fillInLines(messages.body, details),
});

const meta = {
  title: 'Sections/WrittenEmail',
  component: WrittenEmail,
  args: {
    messages,
    to: company.email,
    email: emailOf({ name: 'Asha Devi', phone: '9876543210', role: 'RETAILER' }),
    hasBlanks: false,
    call: {
      phone: company.phone,
      label: thanks.callLabel.replace('{phone}', company.phoneDisplay),
    },
  },
} satisfies Meta<typeof WrittenEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link opens the email that is shown below it, and the number can be called. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: messages.openLabel })).toHaveAttribute(
      'href',
      mailtoUrl(args.to, args.email),
    );
    await expect(canvas.getByRole('link', { name: args.call.label })).toHaveAttribute(
      'href',
      `tel:${company.phone}`,
    );
    const letter = canvas.getByRole('region', { name: messages.title });
    await expect(letter).toHaveTextContent(args.email.subject);
    await expect(letter).toHaveTextContent('Asha Devi');
    await expect(canvas.queryByText(messages.blanks)).toBeNull();
  },
};

/** Where the details are not known they are blanks, and a line asks for them. */
export const WithBlanks: Story = {
  args: { email: emailOf({}), hasBlanks: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.blanks)).toBeVisible();
  },
};

/** Long labels, long words and a very long name are wrapped. */
export const LongText: Story = {
  globals: narrowWindow,
  args: {
    messages: { ...messages, openLabel: longLabel, title: longLabel, copy: longText },
    email: { subject: longText, body: `${longText}\n${longWord.repeat(9)}` },
    call: { phone: company.phone, label: longLabel },
  },
};

/** The link that opens the email changes its colour under a pointer and has the keyboard’s ring. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: messages.openLabel })),
};

export const KitchenSink = kitchenSink(meta, { Default, WithBlanks, LongText }, { width: 360 });
