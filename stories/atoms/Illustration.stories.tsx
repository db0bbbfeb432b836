import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { roleIllustrations, scenes, stepIllustrations } from '../../src/art/illustrations';
import { Illustration } from '../../src/atoms/Illustration';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel } from '../blocks/longWords';

const { welcome } = scenes;

/** An address at which there is no image. */
const lost = 'data:,';

const meta = {
  title: 'Atoms/Illustration',
  component: Illustration,
  args: { ...welcome, alt: home.welcome.illustrationAlt },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing is described, and waits until it comes near the view. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const illustration = canvas.getByRole('img', { name: home.welcome.illustrationAlt });
    await expect(illustration).toHaveAttribute('loading', 'lazy');
  },
};

/** The image of the first view is asked for at once and first. */
export const HighPriority: Story = {
  args: { priority: 'high' },
  play: async ({ canvas }) => {
    const illustration = canvas.getByRole<HTMLImageElement>('img');
    await expect(illustration).toHaveAttribute('loading', 'eager');
    await expect(illustration).toHaveAttribute('fetchpriority', 'high');
    await illustration.decode();
    await expect(illustration.naturalWidth).toBe(welcome.width);
  },
};

/** An image that only decorates is not read out. */
export const Decoration: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
};

/** In the narrowest window the image is as wide as its column, and keeps its shape. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(canvasElement.clientWidth);
    await expect(width / height).toBeCloseTo(welcome.width / welcome.height, 1);
  },
};

/** Every look of the component at once, each in its own shape; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={280}>
      <Case name="Described, as wide as its column">
        <Illustration {...args} />
      </Case>
      <Case name="High priority">
        <Illustration {...scenes.heroShop} alt={home.hero.illustrationAlt} priority="high" />
      </Case>
      <Case name="Decoration, at its own width">
        <Illustration
          {...stepIllustrations.receipt}
          alt=""
          sx={{ maxWidth: stepIllustrations.receipt.width }}
        />
      </Case>
      <Case name="Lost">
        <Illustration {...args} src={lost} />
      </Case>
      <Case name="Lost, with a long description">
        <Illustration {...args} src={lost} alt={longLabel} sx={{ maxWidth: 160 }} />
      </Case>
      <Case name="Small decoration">
        <Illustration {...roleIllustrations.MERCHANT} alt="" sx={{ maxWidth: 72 }} />
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
  },
};
