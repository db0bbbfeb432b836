import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theme } from '../../.storybook/siteTheme';
import { wideWindow } from '../../.storybook/viewports';
import { Section } from '../../src/atoms/Section';
import { pageWidth, spaceUnit } from '../../src/theme/tokens';
import { Values } from './Values';

const meta = {
  title: 'Foundations/Spacing',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The steps that components use most, from the gap in a label to the space of a section. */
const steps = [
  { step: 1, use: 'between the links of the bar' },
  { step: 2, use: 'between an icon and its word' },
  { step: 3, use: 'inside a control, above and below' },
  { step: 4, use: 'between buttons; inside a message' },
  { step: 5, use: 'between cards on a phone; below a lead' },
  { step: 6, use: 'inside a card on a phone; between cards on a desktop' },
  { step: 8, use: 'inside a card on a desktop' },
  { step: 10, use: 'above and below half a band on a desktop' },
  { step: 14, use: 'above and below a band on a phone' },
  { step: 24, use: 'above and below a band on a desktop' },
];

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

/** Space is a scale of one unit: a step is as many units wide as it says. */
export const Steps: Story = {
  render: () => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map(({ step, use }) => (
        <Box
          component="li"
          key={step}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '7rem minmax(0, 1fr)', sm: '7rem 7rem minmax(0, 1fr)' },
            columnGap: 4,
            alignItems: 'center',
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Values values={[`spacing(${step})`]} />
          <Box
            data-step={step}
            sx={{
              width: theme.spacing(step),
              height: 24,
              bgcolor: 'primary.main',
              forcedColorAdjust: 'none',
            }}
          />
          <Typography variant="body2" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            {step * spaceUnit} px: {use}
          </Typography>
        </Box>
      ))}
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-step]')];
    await expect(bars.map(({ offsetWidth }) => offsetWidth)).toEqual(
      steps.map(({ step }) => step * spaceUnit),
    );
  },
};

/** Width of the grid in the window as it is: four fifths of it, within the two widths of the tokens. */
const gridWidth = () =>
  Math.min(Math.max(pageWidth.least, 0.8 * window.innerWidth), pageWidth.greatest);

const isFourFifths: Story['play'] = async ({ canvas, canvasElement }) => {
  const grid = canvas.getByTestId('grid');
  const { paddingInlineStart } = getComputedStyle(grid.parentElement ?? grid);
  const room = canvasElement.offsetWidth - 2 * Number.parseFloat(paddingInlineStart);
  await expect(grid.offsetWidth).toBeCloseTo(Math.min(room, gridWidth()), 0);
};

/** The grid is as wide as the window lets it, and never wider than the page. */
export const Grid: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Box sx={{ bgcolor: 'sand.main', px: 'var(--gutter)', forcedColorAdjust: 'none' }}>
      <Box
        data-testid="grid"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(12, minmax(0, 1fr))' },
          gap: 6,
          '& > :not(:first-of-type)': { display: { xs: 'none', md: 'block' } },
          maxWidth: 'var(--page-width)',
          mx: 'auto',
        }}
      >
        {twelve.map((column) => (
          <Box
            key={column}
            sx={{ height: 160, bgcolor: 'primary.main', color: 'primary.contrastText', pt: 2 }}
          >
            <Typography variant="caption" component="p" sx={{ textAlign: 'center' }}>
              {column}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  ),
  play: isFourFifths,
};

/** On a wide screen the grid takes four fifths of the window. */
export const GridOnWide: Story = {
  ...Grid,
  globals: wideWindow,
  play: async (context) => {
    await expect(gridWidth()).toBe(0.8 * window.innerWidth);
    await isFourFifths?.(context);
  },
};

/** A margin of minus the bleed takes an image from the grid to the window's edge, and no further. */
export const Bleed: Story = {
  parameters: { layout: 'fullscreen' },
  globals: wideWindow,
  render: () => (
    <Section component="div" tone="sand" space="half" sx={{ overflow: 'hidden' }}>
      <Typography sx={{ mb: 4 }}>On the grid</Typography>
      <Box
        data-testid="bleed"
        sx={{
          height: 96,
          p: 4,
          mr: 'calc(-1 * var(--bleed))',
          bgcolor: 'background.paper',
        }}
      >
        <Values values={["mr: 'calc(-1 * var(--bleed))'"]} />
      </Box>
    </Section>
  ),
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByTestId('bleed').getBoundingClientRect();
    const onGrid = canvas.getByText('On the grid').getBoundingClientRect();
    await expect(right).toBeCloseTo(window.innerWidth, 0);
    await expect(right).toBeGreaterThan(onGrid.right);
    await expect(left).toBe(onGrid.left);
  },
};
