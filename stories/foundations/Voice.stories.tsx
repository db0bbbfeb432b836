import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '../../src/content/en/company';
import { contactMessages, joinMessages } from '../../src/content/en/forms';
import { terms } from '../../src/content/en/legal/terms';
import { contact } from '../../src/content/en/pages/contact';
import { join } from '../../src/content/en/pages/join';
import { contactCauses } from '../forms/contactCauses';
import { joinCauses } from '../forms/joinCauses';
import type { MessageCause } from '../forms/MessageTable';
import { englishProducts } from './englishProducts';
import { WordTable } from './WordTable';
import { wordLimits } from './wordLimits';

const meta = {
  title: 'Foundations/Voice and wording',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const withCauses = (
  messages: Readonly<Record<string, string>>,
  causes: Readonly<Record<string, MessageCause>>,
) =>
  Object.entries(causes).map(
    ([key, { cause, place }]) =>
      [
        messages[key] ?? '',
        <>
          {cause}
          <br />
          {place}.
        </>,
      ] as const,
  );

const locale = 'en-IN';
const number = new Intl.NumberFormat(locale);
const rupees = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** Every message of both forms is a sentence that ends, and stands here with its cause and its place. */
export const Messages: Story = {
  render: () => (
    <>
      <WordTable
        caption="Join form"
        head={['Message', 'Cause and place']}
        rows={withCauses(joinMessages, joinCauses)}
      />
      <WordTable
        caption="Contact form"
        head={['Message', 'Cause and place']}
        rows={withCauses(contactMessages, contactCauses)}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('rowheader').map((one) => one.textContent ?? '');
    const messages = [...Object.values(joinMessages), ...Object.values(contactMessages)];
    await expect(shown.toSorted()).toEqual(messages.toSorted());
    for (const message of shown) await expect(message).toMatch(/^[A-Z].*[.!]$/);
  },
};

/** Figures are grouped as Indians group them, by the browser’s own rules for English in India. */
export const Figures: Story = {
  render: () => (
    <WordTable
      caption="How a figure is written"
      head={['What', 'As it is written', 'Rule']}
      rows={[
        ['Large numbers', number.format(12_345_678), 'Crores, lakhs, thousands: 2, 2, 3 digits'],
        ['Money', rupees.format(123_456), 'The sign before the figure, no space, no “.00”'],
        [
          'Claims',
          company.statistics.map(({ value }) => value).join(', '),
          'The figure with its plus sign',
        ],
        ['Phone', company.phoneDisplay, '+91, then five and five digits; the link has no spaces'],
        ['Hours', contact.hours.plain, 'Twelve hours, AM and PM in capitals'],
        ['Dates', date.format(new Date(terms.date)), 'Day, month in words, year'],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '1,23,45,678' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '₹1,23,456' })).toBeVisible();
  },
};

/** No two products and roles have the same name, and roles alone are all capitals. */
export const Names: Story = {
  render: () => (
    <>
      <WordTable
        caption="Products and services"
        head={['Product', 'Services']}
        rows={englishProducts.map(({ summary: { name, services } }) => [
          name,
          Object.values(services).join(', '),
        ])}
      />
      <WordTable
        caption="Roles"
        head={['Role', 'What it means']}
        rows={join.roles.map(({ label, text }) => [label, text])}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('rowheader').map((one) => one.textContent);
    await expect(new Set(shown).size).toBe(englishProducts.length + join.roles.length);
    for (const { label } of join.roles) await expect(label).toBe(label.toUpperCase());
    for (const { summary } of englishProducts)
      for (const one of [summary.name, ...Object.values(summary.services)])
        await expect(one).not.toBe(one.toUpperCase());
  },
};

/** No text of the site is longer than its place allows; the longest of each kind stands here. */
export const Lengths: Story = {
  render: () => (
    <WordTable
      caption="Greatest lengths in characters"
      head={['What', 'At most', 'The longest now']}
      rows={wordLimits.map(({ what, limit, texts }) => {
        const [longest = ''] = texts.toSorted((one, other) => other.length - one.length);
        return [what, String(limit), `${longest} (${longest.length})`];
      })}
    />
  ),
  play: async () => {
    const tooLong = wordLimits.flatMap(({ limit, texts }) =>
      texts.filter(({ length }) => length > limit),
    );
    await expect(tooLong).toEqual([]);
  },
};
