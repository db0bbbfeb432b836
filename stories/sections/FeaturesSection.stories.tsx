import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { FeaturesSection } from '../../src/sections/FeaturesSection';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText } from '../blocks/longWords';

const messages = home.features;

const meta = {
  title: 'Sections/FeaturesSection',
  component: FeaturesSection,
  parameters: { layout: 'fullscreen' },
  args: { messages, illustrations: { payments: scenes.payments, reporting: scenes.reporting } },
} satisfies Meta<typeof FeaturesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two capabilities under one heading, the second hung lower. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: messages.title })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      messages.cards.map(({ title }) => title),
    );
    const [first, second] = canvas.getAllByRole('article').map((card) => card.offsetTop);
    await expect(second).toBeGreaterThan(first ?? 0);
  },
};

/** Cards of different length keep their own heights. */
export const LongText: Story = {
  args: {
    messages: {
      title: longLabel,
      cards: [{ ...itemOf(messages.cards), text: longText }, itemOf(messages.cards, 1)],
    },
  },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(itemOf(cards, 1).bottom).toBeLessThan(itemOf(cards).bottom);
  },
};

/** In the narrowest window the cards stand below each other. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.offsetLeft);
    await expect(second).toBe(first);
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: ({ illustrations }) => (
    <Cases isFullWidth>
      <Case name="Default">
        <FeaturesSection messages={messages} illustrations={illustrations} />
      </Case>
      <Case name="One card">
        <FeaturesSection
          messages={{ title: 'One card', cards: messages.cards.slice(0, 1) }}
          illustrations={illustrations}
        />
      </Case>
      <Case name="Long text">
        <FeaturesSection
          messages={{
            title: longLabel,
            cards: [{ ...itemOf(messages.cards), title: longLabel }, itemOf(messages.cards, 1)],
          }}
          illustrations={illustrations}
        />
      </Case>
    </Cases>
  ),
};
