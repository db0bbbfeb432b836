import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#words/pages/home';
import { picturedAtRest } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { rolePictures, scenes, stepPictures } from '../../src/art/pictures';
import { Picture } from '../../src/atoms/Picture';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
import { longLabel } from '../blocks/longWords';

const { welcome } = scenes;

/** An address at which there is no picture. */
const lost = 'data:,';

const meta = {
  title: 'Atoms/Picture',
  component: Picture,
  args: { ...welcome, alt: home.welcome.pictureAlt },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing is described, and waits until it comes near the view. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: home.welcome.pictureAlt });
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
};

/** The picture of the first view is asked for at once and first. */
export const HighPriority: Story = {
  args: { priority: 'high' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await picture.decode();
    await expect(picture.naturalWidth).toBe(welcome.width);
  },
};

/** A picture that only decorates is not read out. */
export const Decoration: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
};

/** In the narrowest window the picture is as wide as its column, and keeps its shape. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(canvasElement.clientWidth);
    await expect(width / height).toBeCloseTo(welcome.width / welcome.height, 1);
  },
};

/** Every look of the part at once, each in its own shape; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedAtRest,
  render: (args) => (
    <Cases width={280}>
      <Case name="Described, as wide as its column">
        <Picture {...args} />
      </Case>
      <Case name="High priority">
        <Picture {...scenes.heroShop} alt={home.hero.pictureAlt} priority="high" />
      </Case>
      <Case name="Decoration, at its own width">
        <Picture {...stepPictures.receipt} alt="" sx={{ maxWidth: stepPictures.receipt.width }} />
      </Case>
      <Case name="Lost">
        <Picture {...args} src={lost} />
      </Case>
      <Case name="Lost, with a long description">
        <Picture {...args} src={lost} alt={longLabel} sx={{ maxWidth: 160 }} />
      </Case>
      <Case name="Small decoration">
        <Picture {...rolePictures.MERCHANT} alt="" sx={{ maxWidth: 72 }} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(longLabel)).toBeVisible();
    for (const { width, height, attributes } of canvasElement.querySelectorAll('img')) {
      const shape =
        Number(attributes.getNamedItem('width')?.value) /
        Number(attributes.getNamedItem('height')?.value);
      await expect(width / height).toBeCloseTo(shape, 1);
    }
    await expectFits(canvasElement);
  },
};
