import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#words/pages/home';
import { picturedAtRest } from '../../.storybook/modes';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/pictures';
import { FeatureCard, type FeatureCardProps } from '../../src/atoms/FeatureCard';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText } from '../blocks/longWords';

const payments = itemOf(home.features.cards);
const reporting = itemOf(home.features.cards, 1);

const leafCard: Pick<FeatureCardProps, 'title' | 'text' | 'tone' | 'picture'> = {
  title: reporting.title,
  text: reporting.text,
  tone: 'leaf',
  picture: { ...scenes.reporting, alt: reporting.pictureAlt },
};

const lost = { ...scenes.reporting, src: 'data:,', alt: reporting.pictureAlt };

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

/** The capability has its picture, which is described, on a stage, a headline and its lines. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const picture = canvas.getByRole('img', { name: payments.pictureAlt });
    await expect(picture.parentElement).toHaveStyle({
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
    await expect(canvas.getByRole('heading', { name: reporting.title })).toBeVisible();
    await expect(canvas.getByRole('img', { name: reporting.pictureAlt }).parentElement).toHaveStyle(
      { backgroundColor: theme.palette.leaf.main },
    );
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

/** A long headline and a long text are wrapped; nothing is cut. */
export const LongText: Story = {
  args: { title: longLabel, text: longText },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(longText);
    await expectFits(canvasElement);
  },
};

/** A picture that does not load keeps its place, in which its words can be read. */
export const PictureLost: Story = {
  args: { ...leafCard, picture: lost },
  play: async ({ canvas, canvasElement }) => {
    const words = await canvas.findByText(reporting.pictureAlt);
    const place = words.getBoundingClientRect();
    await expect(place.width / place.height).toBeCloseTo(lost.width / lost.height, 1);
    await expect(words).toHaveStyle({ color: theme.palette.leaf.contrastText });
    await expectFits(canvasElement);
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

/** Every look of the part at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedAtRest,
  render: ({ sx, ...args }) => (
    <Cases width={340}>
      <Case name="Marigold">
        <FeatureCard {...args} />
      </Case>
      <Case name="Leaf">
        <FeatureCard {...leafCard} />
      </Case>
      <Case name="Picture that did not load">
        <FeatureCard {...leafCard} picture={lost} />
      </Case>
      <Case name="Without picture">
        <FeatureCard {...args} picture={undefined} />
      </Case>
      <Case name="Long text">
        <FeatureCard {...args} title={longLabel} text={longLabel} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(reporting.pictureAlt)).toBeVisible();
    await expectFits(canvasElement);
  },
};
