import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#messages/company';
import { help } from '#messages/pages/help';
import { narrowWindow } from '../../.storybook/viewports';
import { publicFacts, publicPlaces } from '../../src/content/publicFacts';
import { MoneyBackSection } from '../../src/sections/MoneyBackSection';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const meta = {
  title: 'Sections/MoneyBackSection',
  tags: ['!stable', 'experimental'],
  component: MoneyBackSection,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'money',
    messages: help.money,
    places: publicPlaces,
    rule: publicFacts.failedTransactions.rule,
    now: () => new Date('2026-11-10T12:00'),
  },
} satisfies Meta<typeof MoneyBackSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const { money } = help;

/** The steps are an ordered list with buttons to call whom they name; the rule stands as text beside the slip that computes its dates. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: money.title })).toBeVisible();
    const titles = canvas.getAllByRole('listitem').map((step) => step.querySelector('h3'));
    await expect(titles.map((title) => title?.textContent)).toEqual(
      money.steps.map(({ title }) => title),
    );
    await expect(canvas.getByText(money.rule.text)).toBeVisible();
    await expect(canvas.getByLabelText(money.calculator.label)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930');
    await expect(canvas.getByRole('link', { name: company.phoneDisplay })).toHaveAttribute(
      'href',
      `tel:${company.phone}`,
    );
    for (const { label, href } of money.links)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
  },
};

/** Long words are wrapped in the narrowest window. */
export const LongText: Story = {
  args: {
    messages: {
      ...money,
      title: longLabel,
      lead: longText,
      steps: [{ illustration: 'wait', title: longLabel, text: longText }],
      cashRefused: { title: longLabel, text: longText },
      rule: { title: longLabel, text: longText },
    },
  },
  globals: narrowWindow,
};

/** The links change their look under a pointer and have the keyboard’s ring. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: itemOf(money.links).label })),
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
