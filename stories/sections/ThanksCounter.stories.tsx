import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { thanks } from '#messages/pages/thanks';
import { desktopWindow, narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { paths } from '../../src/content/paths';
import { fillInLines } from '../../src/domain/fillInLines';
import { mailtoUrl } from '../../src/domain/mailtoUrl';
import { ThanksCounter } from '../../src/sections/ThanksCounter';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const words = thanks.email;

const emailOf = (details: Partial<Record<'name' | 'phone' | 'role', string>>) => ({
  subject: words.subject,
  body: fillInLines(words.body, details),
});

const meta = {
  title: 'Sections/ThanksCounter',
  tags: ['!stable', 'experimental'],
  component: ThanksCounter,
  parameters: { layout: 'fullscreen' },
  args: {
    messages: thanks,
    illustration: { ...scenes.thanks, alt: thanks.illustrationAlt },
    to: company.email,
    email: emailOf({ name: 'Asha Devi', phone: '9876543210', role: 'RETAILER' }),
    hasBlanks: false,
    shortened: contactMessages.hintShortened,
    call: {
      phone: company.phone,
      label: thanks.callLabel.replace('{phone}', company.phoneDisplay),
      hours: company.officeHoursText,
    },
  },
} satisfies Meta<typeof ThanksCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence is the headline; the link opens the email that is printed on the slip, and the number can be called. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(thanks.title);
    await expect(canvas.getByRole('link', { name: words.openLabel })).toHaveAttribute(
      'href',
      mailtoUrl(args.to, args.email),
    );
    await expect(canvas.getByRole('link', { name: args.call.label })).toHaveAttribute(
      'href',
      `tel:${company.phone}`,
    );
    const slip = canvas.getByRole('region', { name: words.title });
    for (const text of [company.email, args.email.subject, 'Asha Devi', '9876543210', 'RETAILER']) {
      await expect(slip).toHaveTextContent(text);
    }
    await expect(canvas.getByRole('button', { name: words.copyLabel })).toBeVisible();
    await expect(canvas.queryByText(words.blanks)).toBeNull();
    await expect(canvas.queryByText(args.shortened)).toBeNull();
  },
};

/** Where the details are not known the same page names the form, and the email with its blanks asks for them. */
export const WithBlanks: Story = {
  args: { email: emailOf({}), hasBlanks: true },
  globals: phoneWindow,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(thanks.title);
    const form = canvas.getByRole('link', { name: thanks.direct.link.label });
    await expect(form).toHaveAttribute('href', paths.join);
    await expect(form.closest('p')).toHaveTextContent(thanks.direct.text);
    await expect(canvas.getByText(words.blanks)).toBeVisible();
    await expect(canvas.queryByText(thanks.left)).toBeNull();
    await expect(canvas.getByRole('link', { name: words.openLabel })).toHaveAttribute(
      'href',
      mailtoUrl(args.to, args.email),
    );
    await expect(canvas.getByRole('link', { name: args.call.label })).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.copyLabel })).toBeVisible();
    await expect(canvas.getByRole('region', { name: words.title })).toHaveTextContent(
      args.email.subject,
    );
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Long labels, long words and a very long name are wrapped; that the link has no room for all of it is said. */
export const LongText: Story = {
  globals: narrowWindow,
  args: {
    messages: {
      ...thanks,
      title: longText,
      left: longLabel,
      email: { ...words, openLabel: longLabel, title: longLabel, copy: longText },
    },
    email: { subject: longText, body: `${longText}\n\n${longLabel}: ${longWord.repeat(99)}` },
    call: { phone: company.phone, label: longLabel, hours: longText },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.shortened)).toBeVisible();
  },
};

/** The link that opens the email changes its colour under a pointer and has the keyboard’s ring. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: words.openLabel })),
};

export const KitchenSink = kitchenSink(meta, { Default, WithBlanks, LongText });
