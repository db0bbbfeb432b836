import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { narrowWindow } from '../../.storybook/viewports';
import payments from '../../src/art/offer/payments.svg?drawing';
import { FeatureCard } from '../../src/atoms/FeatureCard';
import { Cases } from '../blocks/Cases';
import { kitchenSink } from '../blocks/kitchenSink';
import { longText, longWord } from '../blocks/longWords';

const { title, text } = home.features.cards.payments;

const meta = {
  title: 'Atoms/FeatureCard',
  component: FeatureCard,
  args: { title, text, tone: 'marigold', illustration: payments, sx: { maxWidth: 480 } },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An illustration, a heading and a text, and nothing to press. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toContainElement(canvas.getByRole('heading', { level: 3 }));
    await expect(card).toHaveTextContent(text);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The tone colours the ground of the illustration and the cloth below it. */
export const EachTone: Story = {
  render: (args) => (
    <Cases width={280}>
      <FeatureCard {...args} tone="ink" />
      <FeatureCard {...args} tone="leaf" />
      <FeatureCard {...args} tone="rose" />
    </Cases>
  ),
};

/** Without an illustration the card is words alone. */
export const WithoutIllustration: Story = { args: { illustration: undefined } };

/** In the narrowest window long words and texts are wrapped, and nothing of them is cut. */
export const LongText: Story = {
  args: { title: longWord, text: longText },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { Default, EachTone, WithoutIllustration, LongText },
  { width: 480 },
);
