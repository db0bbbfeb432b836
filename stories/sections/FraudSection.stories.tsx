import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { help } from '#messages/pages/help';
import { narrowWindow } from '../../.storybook/viewports';
import { publicPlaces } from '../../src/content/publicFacts';
import { FraudSection } from '../../src/sections/FraudSection';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const meta = {
  title: 'Sections/FraudSection',
  tags: ['!stable', 'experimental'],
  component: FraudSection,
  parameters: { layout: 'fullscreen' },
  args: { id: 'fraud', messages: help.fraud, places: publicPlaces },
} satisfies Meta<typeof FraudSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const { fraud } = help;

/** The steps are an ordered list, with a button for each number and a link for each address that they name; what cheats say is quoted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: fraud.title })).toBeVisible();
    const [steps, rules, tricks] = canvas.getAllByRole('list');
    await expect(steps?.tagName).toBe('OL');
    await expect(steps?.children).toHaveLength(fraud.steps.length);
    await expect(rules?.children).toHaveLength(fraud.rules.length);
    await expect(tricks?.querySelectorAll('blockquote')).toHaveLength(fraud.tricks.length);
    for (const number of ['1930', '112', '1947'])
      await expect(canvas.getByRole('link', { name: number })).toHaveAttribute(
        'href',
        `tel:${number}`,
      );
    await expect(canvas.getByRole('link', { name: 'cybercrime.gov.in' })).toHaveAttribute(
      'href',
      'https://cybercrime.gov.in',
    );
  },
};

/** Long words are wrapped in the narrowest window. */
export const LongText: Story = {
  args: {
    messages: {
      ...fraud,
      title: longLabel,
      steps: [{ illustration: 'call', title: longLabel, text: longText }],
      rules: fraud.rules.map((rule, index) => ({ ...rule, title: `${longLabel} ${index}` })),
      tricks: [{ title: longLabel, says: longText, text: longText }],
    },
  },
  globals: narrowWindow,
};

/** The links change their look under a pointer and have the keyboard’s ring. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: 'cybercrime.gov.in' })),
};

export const KitchenSink = kitchenSink(meta, { Default, LongText, PseudoStates });
