import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/pictures';
import { FeatureCard } from '../../src/atoms/FeatureCard';
import { home } from '../../src/content/pages/home';
import { expectFits } from './expectFits';
import { itemOf } from './itemOf';
import { longLabel, longText } from './longWords';

const payments = itemOf(home.features.cards);
const reporting = itemOf(home.features.cards, 1);

const meta = {
  title: 'Atoms/FeatureCard',
  component: FeatureCard,
  args: {
    title: payments.title,
    text: payments.text,
    tone: 'marigold',
    picture: { ...scenes.payments, alt: payments.pictureAlt },
    sx: { maxWidth: 560 },
  },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The capability has its picture, which is described, a headline and its lines. */
export const Marigold: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(canvas.getByRole('img', { name: payments.pictureAlt })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: payments.title })).toBeVisible();
    await expect(card).toHaveTextContent(payments.text);
  },
};

/** The second capability stands on a stage of another colour. */
export const Leaf: Story = {
  args: {
    title: reporting.title,
    text: reporting.text,
    tone: 'leaf',
    picture: { ...scenes.reporting, alt: reporting.pictureAlt },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: reporting.pictureAlt })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: reporting.title })).toBeVisible();
  },
};

/** Without a picture the card is words alone, and keeps no empty stage. */
export const WithoutPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('article').children).toHaveLength(1);
  },
};

/** A long headline and a long text make the card taller; nothing is cut. */
export const LongText: Story = {
  args: { title: longLabel, text: longText },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(longText);
    await expectFits(canvasElement);
  },
};

/** The place of a picture that has not come is kept, so that nothing moves when it comes. */
export const PictureOnItsWay: Story = {
  args: { picture: { ...scenes.payments, src: 'data:,', alt: payments.pictureAlt } },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('img').getBoundingClientRect();
    await expect(place.width / place.height).toBeCloseTo(
      scenes.payments.width / scenes.payments.height,
      1,
    );
  },
};

/** In the narrowest window the picture takes the whole width and the words fit. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const { width } = canvas.getByRole('article').getBoundingClientRect();
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeCloseTo(width - 2, 0);
    await expectFits(canvasElement);
  },
};
