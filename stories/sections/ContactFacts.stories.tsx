import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/pages/contact';
import { ContactFacts } from '../../src/sections/ContactFacts';
import { expectFits } from '../atoms/expectFits';
import { longLabel, longWord } from '../atoms/longWords';

/** Monday, 1 June 2026, by the visitor's clock. */
const monday = (hour: number) => () => new Date(2026, 5, 1, hour);

const meta = {
  title: 'Sections/ContactFacts',
  component: ContactFacts,
  args: { words: contact, company, now: monday(11) },
} satisfies Meta<typeof ContactFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Phone and email are links that call and write; the office is open. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: company.phoneDisplay });
    await expect(phone).toHaveAttribute('href', `tel:${company.phone}`);
    const email = canvas.getByRole('link', { name: company.email });
    await expect(email).toHaveAttribute('href', `mailto:${company.email}`);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(contact.hours.open));
  },
};

/** After hours the chip says so, and the plain hours stand above it all the same. */
export const Closed: Story = {
  args: { now: monday(21) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(contact.hours.closed));
    await expect(canvas.getByText(contact.hours.plain)).toBeVisible();
  },
};

/** Both addresses are told in full, each under its own label. */
export const BothAddresses: Story = {
  play: async ({ canvas }) => {
    for (const [label, { lines, postalCode }] of [
      [contact.registeredLabel, company.registeredAddress],
      [contact.corporateLabel, company.corporateAddress],
    ] as const) {
      const address = canvas.getByText(label).nextElementSibling;
      for (const part of [company.legalName, ...lines, postalCode])
        await expect(address).toHaveTextContent(part);
    }
  },
};

/** A long address and a long email are wrapped. */
export const LongText: Story = {
  args: {
    company: {
      ...company,
      email: `${longWord}.${longWord}@${longWord}.example`,
      registeredAddress: { ...company.registeredAddress, lines: [longLabel, longWord] },
    },
  },
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** The facts in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
