import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandColours } from '#brand/logo';
import { company } from '#messages/company';
import { BrandMark } from '../../src/art/BrandMark';
import { kitchenSink } from '../blocks/kitchenSink';
import { Surface } from './Surface';

/** Widths in pixels: as in a tab, beside a name, the default, and a large one. */
const sizes = [16, 24, 40, 64];

const meta = {
  title: 'Atoms/BrandMark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const marksOf = (component: HTMLElement) => [...component.querySelectorAll('svg')];

/** Decoration: a square of 40 pixels that is not read out. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const [mark] = marksOf(canvasElement);
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
    await expect(mark?.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
  },
};

/** Each size that the site uses. */
export const EachSize: Story = {
  render: (args) => (
    <Surface tone={args.tone}>
      {sizes.map((size) => (
        <div key={size}>
          <BrandMark {...args} size={size} />
        </div>
      ))}
    </Surface>
  ),
  play: async ({ canvasElement }) => {
    const shown = marksOf(canvasElement).map((mark) => mark.getBoundingClientRect().width);
    await expect(shown).toEqual(sizes);
  },
};

/** On ink the mark's ground is marigold. */
export const OnDark: Story = {
  ...EachSize,
  args: { tone: 'onDark' },
  play: async ({ canvasElement }) => {
    for (const mark of marksOf(canvasElement))
      await expect(mark.querySelector('rect')).toHaveAttribute('fill', brandColours.onDark.ground);
  },
};

/** Beside the company's name as text, it keeps its size however narrow the place is. */
export const BesideName: Story = {
  render: (args) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, maxWidth: 120 }}>
      <BrandMark {...args} />
      <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {company.legalName}
      </Typography>
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(company.legalName)).toBeVisible();
    await expect(marksOf(canvasElement)[0]?.getBoundingClientRect().width).toBe(40);
  },
};

export const KitchenSink = kitchenSink(meta, { EachSize, OnDark, BesideName }, { width: 280 });
