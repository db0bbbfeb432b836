import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { FeatureCard, type FeatureCardProps } from '../../src/atoms/FeatureCard';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const payments = itemOf(home.features.cards);
const reporting = itemOf(home.features.cards, 1);

const leafCard: Pick<FeatureCardProps, 'title' | 'text' | 'tone' | 'illustration'> = {
  title: reporting.title,
  text: reporting.text,
  tone: 'leaf',
  illustration: { ...scenes.reporting, alt: reporting.illustrationAlt },
};

const lost = { ...scenes.reporting, src: 'data:,', alt: reporting.illustrationAlt };

const meta = {
  title: 'Atoms/FeatureCard',
  component: FeatureCard,
  args: {
    title: payments.title,
    text: payments.text,
    tone: 'marigold',
    illustration: { ...scenes.payments, alt: payments.illustrationAlt },
    sx: { maxWidth: 560 },
  },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The capability has its image, which is described, on a stage, a headline and its lines. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const illustration = canvas.getByRole('img', { name: payments.illustrationAlt });
    await expect(illustration.parentElement).toHaveStyle({
      backgroundColor: theme.palette.marigold.main,
    });
    await expect(canvas.getByRole('heading', { level: 3, name: payments.title })).toBeVisible();
    await expect(card).toHaveTextContent(payments.text);
  },
};

/** The second capability stands on a stage of another colour. */
export const Leaf: Story = {
  args: leafCard,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: reporting.illustrationAlt }).parentElement,
    ).toHaveStyle({ backgroundColor: theme.palette.leaf.main });
  },
};

/** Without an image the card is words alone, and keeps no empty stage. */
export const WithoutIllustration: Story = {
  args: { illustration: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('article').children).toHaveLength(1);
  },
};

/** An image that does not load keeps its place, in which its words can be read. */
export const ImageNotLoaded: Story = {
  args: { ...leafCard, illustration: lost },
  play: async ({ canvas }) => {
    const messages = await canvas.findByText(reporting.illustrationAlt);
    const place = messages.getBoundingClientRect();
    await expect(place.width / place.height).toBeCloseTo(lost.width / lost.height, 1);
    await expect(messages).toHaveStyle({ color: theme.palette.leaf.contrastText });
  },
};

/** In the narrowest window long words are wrapped, and the image takes the whole width. */
export const LongText: Story = {
  args: { title: longLabel, text: longText },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('article').getBoundingClientRect();
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeCloseTo(width - 2, 0);
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { Default, Leaf, ImageNotLoaded, WithoutIllustration, LongText },
  { width: 340 },
);
