import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandColours, wordShapes } from '#brand/logo';
import { company } from '#messages/company';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { BrandLogo } from '../../src/art/BrandLogo';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { Surface } from './Surface';

/** Heights in pixels: those of header and footer, the default, and a large one. */
const heights = [32, 36, 40, 64];

const meta = {
  title: 'Atoms/BrandLogo',
  component: BrandLogo,
  args: { title: company.name },
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
  render: (args) => (
    <Surface tone="onDark">
      <BrandLogo {...args} />
    </Surface>
  ),
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img');
    const { ground, word } = brandColours.onDark;
    await expect(logo.querySelector('rect')).toHaveAttribute('fill', ground);
    await expect(logo.querySelector('path:last-of-type')).toHaveAttribute('fill', word);
  },
};

/** The width follows the height, so that the logo keeps its shape. */
export const Tall: Story = {
  args: { height: 64 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(height).toBe(64);
    await expect(width / height).toBeCloseTo(wordShapes.width / wordShapes.height, 2);
  },
};

/** Without a title it is not read out: the link or the text beside it says the name. */
export const WithoutTitle: Story = {
  args: { title: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** In the narrowest window the logo is wholly seen. */
export const Narrow: Story = {
  args: { height: 64 },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('img').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Every look of the component at once: each height on both surfaces. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={280}>
      {(['onLight', 'onDark'] as const).flatMap((tone) =>
        heights.map((height) => (
          <Case key={tone + height} name={`${tone}, ${height} pixels`}>
            <Surface tone={tone}>
              <BrandLogo {...args} tone={tone} height={height} />
            </Surface>
          </Case>
        )),
      )}
    </Cases>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('img').map((logo) => logo.getBoundingClientRect().height);
    await expect(shown).toEqual([...heights, ...heights]);
  },
};
