import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { ContactFacts } from '../../src/sections/ContactFacts';
import { at } from '../atoms/OfficeHoursChip/officeClock';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { StateCases } from '../blocks/StateCases';
import { longCompany } from './longCompany';
import { shownSeveralTimes } from './shownSeveralTimes';

const meta = {
  title: 'Sections/ContactFacts',
  component: ContactFacts,
  args: { messages: contact, company, now: at(1, 11) },
} satisfies Meta<typeof ContactFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Phone and email are links that call and write; the office is open. */
export const Default: Story = {
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
  args: { now: at(1, 21) },
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
      for (const component of [company.legalName, ...lines, postalCode])
        await expect(address).toHaveTextContent(component);
    }
  },
};

/** A long address and a long email are wrapped. */
export const LongText: Story = {
  args: { company: longCompany },
  globals: narrowWindow,
};

/** The facts in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
};

/** Under a pointer a link brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes('named'),
  render: (args) => (
    <Cases width={320}>
      <StateCases>
        <ContactFacts {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('link', { name: company.phoneDisplay }));
    await expectStatesShown(canvas.getAllByRole('link', { name: company.email }));
  },
};

/** Every look of the section at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotAsKitchenSink, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases width={320}>
      <StateCases>
        <ContactFacts {...args} />
      </StateCases>
      <Case name="Closed">
        <ContactFacts {...args} now={at(1, 21)} />
      </Case>
      <Case name="Long text">
        <ContactFacts {...args} company={longCompany} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('status'))
      await waitFor(() => expect(chip).not.toBeEmptyDOMElement());
  },
};
