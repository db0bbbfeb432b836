import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandColours } from '#brand/logo';
import { company } from '#messages/company';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { BrandMark } from '../../src/art/BrandMark';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { Surface } from './Surface';

/** Widths in pixels: as in a tab, beside a name, the default, and a large one. */
const sizes = [16, 24, 40, 64];

const meta = {
  title: 'Atoms/BrandMark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const markOf = (component: HTMLElement) => {
  const mark = component.querySelector('svg');
  if (!mark) throw new Error('There is no mark.');
  return mark;
};

/** Decoration: a square of 40 pixels that is not read out. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const mark = markOf(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
    const { width, height } = mark.getBoundingClientRect();
    await expect([width, height]).toEqual([40, 40]);
  },
};

/** On ink the mark's ground is marigold. */
export const OnDark: Story = {
  args: { tone: 'onDark' },
  render: (args) => (
    <Surface tone="onDark">
      <BrandMark {...args} />
    </Surface>
  ),
  play: async ({ canvasElement }) => {
    const ground = markOf(canvasElement).querySelector('rect');
    await expect(ground).toHaveAttribute('fill', brandColours.onDark.ground);
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
    await expect(markOf(canvasElement).getBoundingClientRect().width).toBe(40);
  },
};

/** In the narrowest window the mark is wholly seen. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvasElement }) => {
    const { left, right } = markOf(canvasElement).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Every look of the component at once: each size on both surfaces. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={280}>
      {(['onLight', 'onDark'] as const).flatMap((tone) =>
        sizes.map((size) => (
          <Case key={tone + size} name={`${tone}, ${size} pixels`}>
            <Surface tone={tone}>
              <BrandMark {...args} tone={tone} size={size} />
            </Surface>
          </Case>
        )),
      )}
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('svg')];
    const shown = marks.map((mark) => mark.getBoundingClientRect().width);
    await expect(shown).toEqual([...sizes, ...sizes]);
  },
};
