import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#words/pages/home';
import { picturedAtRest } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/pictures';
import { FeaturesSection } from '../../src/sections/FeaturesSection';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText } from '../blocks/longWords';

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
  globals: desktopWindow,
  play: async ({ canvas, canvasElement }) => {
    const cards = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(itemOf(cards, 1).bottom).toBeLessThan(itemOf(cards).bottom);
    await expectFits(canvasElement);
  },
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

/** Every look of the part at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedAtRest,
  render: ({ pictures }) => (
    <Cases isFullWidth>
      <Case name="Default">
        <FeaturesSection words={words} pictures={pictures} />
      </Case>
      <Case name="One card">
        <FeaturesSection
          words={{ title: 'One card', cards: words.cards.slice(0, 1) }}
          pictures={pictures}
        />
      </Case>
      <Case name="Long text">
        <FeaturesSection
          words={{
            title: longLabel,
            cards: [{ ...itemOf(words.cards), title: longLabel }, itemOf(words.cards, 1)],
          }}
          pictures={pictures}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
