import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { help } from '#messages/pages/help';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { publicPlaces } from '../../src/content/publicFacts';
import { ComplaintLadder } from '../../src/sections/ComplaintLadder';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const meta = {
  title: 'Sections/ComplaintLadder',
  tags: ['!stable', 'experimental'],
  component: ComplaintLadder,
  parameters: { layout: 'fullscreen' },
  args: { id: 'complaint', messages: help.complaint, places: publicPlaces, company },
} satisfies Meta<typeof ComplaintLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

const { complaint } = help;

/** The rungs are an ordered list from the shop to the Ombudsman; on a desktop the words of all begin in one line. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    const rungs = canvas.getAllByRole('listitem');
    await expect(rungs.map((rung) => rung.querySelector('h3')?.textContent)).toEqual(
      complaint.rungs.map(({ name }) => name),
    );
    const tops = rungs.map((rung) => rung.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByRole('link', { name: '14448' })).toHaveAttribute('href', 'tel:14448');
    await expect(canvas.getByRole('link', { name: 'crpc@rbi.org.in' })).toBeVisible();
  },
};

/** While the owner has named no grievance officer and no bank, nothing is said of them. */
export const WithoutOwnersFacts: Story = {
  args: { company: { grievanceOfficer: '', partnerBank: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(new RegExp(complaint.grievanceOfficerLabel))).toBeNull();
    await expect(canvas.queryByText(new RegExp(complaint.partnerBankLabel))).toBeNull();
  },
};

/** What the owner has named stands on the company’s rung and on the bank’s. */
export const WithOwnersFacts: Story = {
  args: { company: { grievanceOfficer: 'A. B. Placeholder', partnerBank: 'Example Bank' } },
  play: async ({ canvas }) => {
    const [, own, bank] = canvas.getAllByRole('listitem');
    await expect(own).toHaveTextContent('A. B. Placeholder');
    await expect(bank).toHaveTextContent('Example Bank');
  },
};

/** In the narrowest window the road passes beside long words, which are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      ...complaint,
      title: longLabel,
      lead: longText,
      rungs: complaint.rungs.map((rung) => ({ ...rung, name: longLabel, text: longText })),
    },
  },
  globals: narrowWindow,
};

/** The links change their look under a pointer and have the keyboard’s ring. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) => expectStatesShown(canvas.getAllByRole('link', { name: '14448' })),
};

export const KitchenSink = kitchenSink(meta, { Default, WithOwnersFacts, LongText, PseudoStates });
