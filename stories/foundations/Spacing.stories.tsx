import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wideWindow } from '../../.storybook/viewports';
import { Section } from '../../src/atoms/Section';
import { pageWidth, spaceUnit } from '../../src/theme/tokens';
import { Specimens } from './Specimens';
import { spaceUses } from './tokenUses';

const meta = {
  title: 'Foundations/Spacing',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space is a scale of one unit: a step is as many units wide as it says. */
export const Steps: Story = {
  render: () => (
    <Specimens
      of={Object.entries(spaceUses).map(([step, use]) => ({
        name: `spacing(${step})`,
        values: [`${Number(step) * spaceUnit} px`],
        use,
        sample: <Box sx={{ pl: Number(step), width: 0, height: 24, bgcolor: 'primary.main' }} />,
      }))}
    />
  ),
};

/** On a wide screen the grid takes four fifths of the window, within the two widths of the tokens. */
export const Grid: Story = {
  parameters: { layout: 'fullscreen' },
  globals: wideWindow,
  render: () => (
    <Box sx={{ bgcolor: 'sand.main', px: 'var(--gutter)' }}>
      <Box
        data-testid="grid"
        sx={{
          height: 160,
          maxWidth: 'var(--page-width)',
          mx: 'auto',
          background: (theme) =>
            `repeating-linear-gradient(to right, ${theme.palette.primary.main} 0 calc((100% - 11 * ${theme.spacing(6)}) / 12), transparent 0 calc((100% + ${theme.spacing(6)}) / 12))`,
        }}
      />
    </Box>
  ),
  play: async ({ canvas }) => {
    const width = 0.8 * window.innerWidth;
    await expect(width).toBeGreaterThan(pageWidth.least);
    await expect(width).toBeLessThan(pageWidth.greatest);
    await expect(canvas.getByTestId('grid').offsetWidth).toBeCloseTo(width, 0);
  },
};

/** A margin of minus the bleed takes an image from the grid to the window's edge, and no further. */
export const Bleed: Story = {
  parameters: { layout: 'fullscreen' },
  globals: wideWindow,
  render: () => (
    <Section component="div" surface="sand" space="half" sx={{ overflow: 'hidden' }}>
      <Typography sx={{ mb: 4 }}>On the grid</Typography>
      <Box sx={{ p: 4, mr: 'calc(-1 * var(--bleed))', bgcolor: 'background.paper' }}>
        mr: 'calc(-1 * var(--bleed))'
      </Box>
    </Section>
  ),
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByText(/--bleed/).getBoundingClientRect();
    const onGrid = canvas.getByText('On the grid').getBoundingClientRect();
    await expect(right).toBeCloseTo(window.innerWidth, 0);
    await expect(right).toBeGreaterThan(onGrid.right);
    await expect(left).toBe(onGrid.left);
  },
};
