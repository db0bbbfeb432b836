import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theme } from '../../src/theme/theme';
import { floatShadow, height, motion, radius, spaceUnit } from '../../src/theme/tokens';
import { Specimens } from './Specimens';

const meta = {
  title: 'Foundations/Measures',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The steps of the scale that parts use, from the gap in a label to the space between bands. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 14, 24, 28];

/** Space is a scale of four: a step of the theme is as many units wide as it says. */
export const Spacing: Story = {
  render: () => (
    <Specimens width={1000}>
      {steps.map((step) => (
        <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Typography variant="caption" sx={{ width: 96 }}>
            {step} · {step * spaceUnit} px
          </Typography>
          <Box
            data-step={step}
            sx={{ width: theme.spacing(step), height: 20, bgcolor: 'primary.main' }}
          />
        </Box>
      ))}
    </Specimens>
  ),
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll<HTMLElement>('[data-step]'))
      await expect(bar.offsetWidth).toBe(Number(bar.dataset.step) * spaceUnit);
  },
};

/** Corners: controls, surfaces and stages. */
export const Radius: Story = {
  render: () => (
    <Specimens>
      {Object.entries(radius).map(([name, value]) => (
        <li key={name}>
          <Box
            data-radius={value}
            sx={{
              height: 120,
              border: 2,
              borderColor: 'primary.main',
              borderRadius: `${value}px`,
              bgcolor: 'background.paper',
            }}
          />
          <Typography variant="caption">
            {name} · {value} px
          </Typography>
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvasElement }) => {
    for (const surface of canvasElement.querySelectorAll<HTMLElement>('[data-radius]'))
      await expect(surface).toHaveStyle(`border-radius: ${surface.dataset.radius}px`);
  },
};

/** Heights that parts agree on; a control is big enough for any finger. */
export const Heights: Story = {
  render: () => (
    <Specimens>
      {Object.entries(height).map(([name, value]) => (
        <li key={name}>
          <Box sx={{ height: value, borderRadius: 1, bgcolor: 'sand.main' }} />
          <Typography variant="caption">
            {name} · {value} px
          </Typography>
        </li>
      ))}
    </Specimens>
  ),
  play: async () => {
    await expect(height.control).toBeGreaterThanOrEqual(44);
  },
};

/** The one shadow, for what really floats; everything else has a hairline. */
export const Elevation: Story = {
  render: () => (
    <Box
      sx={{
        maxWidth: 320,
        p: 8,
        borderRadius: 2,
        bgcolor: 'background.paper',
        boxShadow: floatShadow,
      }}
    >
      <Typography variant="caption">{floatShadow}</Typography>
    </Box>
  ),
  play: async () => {
    await expect(theme.floatShadow).toBe(floatShadow);
  },
};

/** Durations are short and eased out by the one curve. */
export const Motion: Story = {
  render: () => (
    <Specimens>
      {Object.entries(motion).map(([name, value]) => (
        <li key={name}>
          <Typography variant="h4" component="p">
            {name}
          </Typography>
          <Typography variant="caption">
            {typeof value === 'number' ? `${value} ms` : value}
          </Typography>
        </li>
      ))}
    </Specimens>
  ),
  play: async () => {
    for (const duration of Object.values(theme.transitions.duration))
      await expect([motion.short, motion.medium, motion.long]).toContain(duration);
  },
};

/** Windows at which layouts change. */
export const Breakpoints: Story = {
  render: () => (
    <Specimens>
      {theme.breakpoints.keys.map((key) => (
        <li key={key}>
          <Typography variant="h4" component="p">
            {key}
          </Typography>
          <Typography variant="caption">from {theme.breakpoints.values[key]} px</Typography>
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(theme.breakpoints.keys.length);
  },
};
