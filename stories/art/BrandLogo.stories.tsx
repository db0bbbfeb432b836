import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandColours, wordShapes } from '#brand/logo';
import { company } from '#messages/company';
import { BrandLogo } from '../../src/art/BrandLogo';
import { kitchenSink } from '../blocks/kitchenSink';
import { Surface } from './Surface';

/** Heights in pixels: those of header and footer, the default, and a large one. */
const heights = [32, 36, 40, 64];

const meta = {
  title: 'Atoms/BrandLogo',
  component: BrandLogo,
  args: { title: company.name },
  render: (args) => (
    <Surface tone={args.tone}>
      <BrandLogo {...args} />
    </Surface>
  ),
} satisfies Meta<typeof BrandLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An image that is called by the company's name, 40 pixels high unless told otherwise. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: company.name });
    await expect(logo.getBoundingClientRect().height).toBe(40);
  },
};

/** On ink the mark is marigold and the name is paper. */
export const OnDark: Story = {
  args: { tone: 'onDark' },
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img');
    const { ground, word } = brandColours.onDark;
    await expect(logo.querySelector('rect')).toHaveAttribute('fill', ground);
    await expect(logo.querySelector(':scope > g:last-of-type')).toHaveAttribute('fill', word);
  },
};

/** The width follows the height, so that the logo keeps its shape. */
export const EachHeight: Story = {
  render: (args) => (
    <Surface tone={args.tone}>
      {heights.map((height) => (
        <div key={height}>
          <BrandLogo {...args} height={height} />
        </div>
      ))}
    </Surface>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('img').map((logo) => logo.getBoundingClientRect());
    await expect(boxes.map(({ height }) => height)).toEqual(heights);
    for (const { width, height } of boxes)
      await expect(width / height).toBeCloseTo(wordShapes.width / wordShapes.height, 2);
  },
};

/** The same heights on ink. */
export const EachHeightOnDark: Story = { ...EachHeight, args: OnDark.args };

/** Without a title it is not read out: the link or the text beside it says the name. */
export const WithoutTitle: Story = {
  args: { title: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const KitchenSink = kitchenSink(meta, { EachHeight, EachHeightOnDark }, { width: 280 });
