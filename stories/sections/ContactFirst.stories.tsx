import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { Section } from '../../src/atoms/Section';
import { ContactFirst } from '../../src/sections/ContactFirst';
import { colours } from '../../src/theme/tokens';
import { at } from '../atoms/OfficeHoursChip/officeClock';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const meta = {
  title: 'Sections/ContactFirst',
  tags: ['!stable', 'experimental'],
  component: ContactFirst,
  args: { messages: contact, company, now: at(1, 11) },
  // On a phone it reaches into the gutter.
  decorators: [
    (Story) => (
      <Section component="div" space="none">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ContactFirst>;

export default meta;
type Story = StoryObj<typeof meta>;

// The page's text is read with plain blanks.
const hours = contact.hours.plain.replaceAll('\u00a0', ' ');
const call = contact.callLabel.replace('{phone}', company.phoneDisplay);

/** The number can be called, the office is open, and the way to help is at hand. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: call })).toHaveAttribute(
      'href',
      `tel:${company.phone}`,
    );
    await expect(canvas.getByRole('link', { name: contact.help.label })).toHaveAttribute(
      'href',
      contact.help.href,
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(contact.hours.open));
    await expect(canvas.getByText(hours)).toBeVisible();
  },
};

/** A phone has the hours and what they mean now: the call is not filled, and the way to help keeps its whole name. */
export const ClosedOnPhone: Story = {
  args: { now: at(1, 21) },
  globals: phoneWindow,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(contact.hours.closed));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: call })).toHaveStyle({ color: colours.indigo }),
    );
    await expect(canvas.getByText(hours)).toBeVisible();
    await expect(canvas.getByRole('link', { name: contact.help.label })).toBeVisible();
  },
};

/** In the narrowest window long labels are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      ...contact,
      callLabel: longLabel,
      help: { ...contact.help, label: `${longLabel}? ${longLabel}` },
    },
  },
  globals: narrowWindow,
};

/** Under a pointer both links brighten; by keyboard they wear the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(320),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('link', { name: call }));
    await expectStatesShown(canvas.getAllByRole('link', { name: contact.help.label }));
  },
};

export const KitchenSink: Story = {
  ...kitchenSink(meta, { LongText, PseudoStates }),
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('status'))
      await waitFor(() => expect(chip).not.toBeEmptyDOMElement());
  },
};
