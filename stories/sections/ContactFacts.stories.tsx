import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { picturedAtRest } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/pages/contact';
import { ContactFacts } from '../../src/sections/ContactFacts';
import { expectFits } from '../atoms/expectFits';
import { longLabel, longWord } from '../atoms/longWords';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { StateCases } from '../blocks/StateCases';
import { expectStatesShown } from './expectStatesShown';
import { shownSeveralTimes } from './shownSeveralTimes';

/** Monday, 1 June 2026, by the visitor's clock. */
const monday = (hour: number) => () => new Date(2026, 5, 1, hour);

const longFacts = {
  ...company,
  email: `${longWord}.${longWord}@${longWord}.example`,
  registeredAddress: { ...company.registeredAddress, lines: [longLabel, longWord] },
};

const meta = {
  title: 'Sections/ContactFacts',
  component: ContactFacts,
  args: { words: contact, company, now: monday(11) },
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
  args: { company: longFacts },
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** The facts in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Under a pointer a link brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
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
  parameters: { ...picturedAtRest, ...shownSeveralTimes },
  render: (args) => (
    <Cases width={320}>
      <StateCases>
        <ContactFacts {...args} />
      </StateCases>
      <Case name="Closed">
        <ContactFacts {...args} now={monday(21)} />
      </Case>
      <Case name="Long text">
        <ContactFacts {...args} company={longFacts} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const chip of canvas.getAllByRole('status'))
      await waitFor(() => expect(chip).not.toBeEmptyDOMElement());
    await expectFits(canvasElement);
  },
};
