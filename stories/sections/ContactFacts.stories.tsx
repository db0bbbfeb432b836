import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { narrowWindow } from '../../.storybook/viewports';
import { ContactFacts } from '../../src/sections/ContactFacts';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';
import { longCompany } from './longCompany';

const meta = {
  title: 'Sections/ContactFacts',
  component: ContactFacts,
  args: { messages: contact, company },
} satisfies Meta<typeof ContactFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The email is a link that writes, and the registered address is told in full. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('link', { name: company.email });
    await expect(email).toHaveAttribute('href', `mailto:${company.email}`);
    const { lines, postalCode } = company.registeredAddress;
    const address = canvas.getByText(contact.registeredLabel).nextElementSibling;
    for (const line of [company.legalName, ...lines, postalCode])
      await expect(address).toHaveTextContent(line);
  },
};

/** A long address and a long email are wrapped. */
export const LongText: Story = { args: { company: longCompany }, globals: narrowWindow };

/** Under a pointer the link brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(320),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('link', { name: company.email }));
  },
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
