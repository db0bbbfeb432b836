import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/pictures';
import { home } from '../../src/content/pages/home';
import { FeaturesSection } from '../../src/sections/FeaturesSection';
import { expectFits } from '../atoms/expectFits';
import { itemOf } from '../atoms/itemOf';
import { longLabel, longText } from '../atoms/longWords';

const words = home.features;

const meta = {
  title: 'Sections/FeaturesSection',
  component: FeaturesSection,
  parameters: { layout: 'fullscreen' },
  args: { words, pictures: { payments: scenes.payments, reporting: scenes.reporting } },
} satisfies Meta<typeof FeaturesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two capabilities under one heading, the second hung lower. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: words.title })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      words.cards.map(({ title }) => title),
    );
    const [first, second] = canvas.getAllByRole('article').map((card) => card.offsetTop);
    await expect(second).toBeGreaterThan(first ?? 0);
  },
};

/** Cards of different length keep their own heights. */
export const LongText: Story = {
  args: {
    words: {
      title: longLabel,
      cards: [{ ...itemOf(words.cards), text: longText }, itemOf(words.cards, 1)],
    },
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window the cards stand below each other. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.offsetLeft);
    await expect(second).toBe(first);
    await expectFits(canvasElement);
  },
};
