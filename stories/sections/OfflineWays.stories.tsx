import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { offline } from '#messages/pages/offline';
import { narrowWindow } from '../../.storybook/viewports';
import { OfflineWays } from '../../src/sections/OfflineWays';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const messages = offline.ways;
const { helpline: fraud, help, contact } = messages;

const meta = {
  title: 'Sections/OfflineWays',
  tags: ['!stable', 'experimental'],
  component: OfflineWays,
  args: { messages, company },
} satisfies Meta<typeof OfflineWays>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The helpline comes first, then the company and its hours, and every link has its words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [helpline, call, ...links] = canvas.getAllByRole('link');
    await expect(helpline).toHaveAttribute('href', fraud.href);
    await expect(helpline).toHaveTextContent(fraud.label);
    await expect(call).toHaveAttribute('href', `tel:${company.phone}`);
    await expect(call).toHaveTextContent(company.phoneDisplay);
    // The page's text is read with plain blanks.
    const hours = company.officeHoursText.replaceAll('\u00a0', ' ');
    await expect(canvas.getByText(hours)).toBeVisible();
    await expect(canvas.getByText(messages.saved)).toBeVisible();
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [help, contact].map(({ href }) => href),
    );
  },
};

/** In the narrowest window long words are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      ...messages,
      title: longLabel,
      callLabel: longLabel,
      helpline: { ...fraud, label: longLabel },
    },
  },
  globals: narrowWindow,
};

/** Under a pointer a link changes; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('link', { name: fraud.label }));
  },
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
