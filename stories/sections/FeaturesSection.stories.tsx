import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { FeaturesSection } from '../../src/sections/FeaturesSection';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
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

/** One card keeps its column. */
export const OneCard: Story = {
  args: { messages: { title: 'One card', cards: messages.cards.slice(0, 1) } },
};

/** In the narrowest window the cards stand below each other, and long words are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      title: longLabel,
      cards: [
        { ...itemOf(messages.cards), title: longLabel, text: longText },
        itemOf(messages.cards, 1),
      ],
    },
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.offsetLeft);
    await expect(second).toBe(first);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, OneCard, LongText });
