import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { height } from '../../src/theme/tokens';
import { Specimens } from './Specimens';
import { Values } from './Values';

const meta = {
  title: 'Foundations/Heights',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const heights = [
  { name: 'header', use: 'The bar on top of a desktop’s page, and where anchors stop below it.' },
  { name: 'headerSmall', use: 'The same on a phone.' },
  { name: 'control', use: 'Buttons and fields: at least this high, more where the words wrap.' },
] satisfies readonly { name: keyof typeof height; use: string }[];

const highest = Math.max(...Object.values(height));

/** Heights that several parts must agree on. */
export const Agreed: Story = {
  render: () => (
    <Specimens width={240}>
      {heights.map(({ name, use }) => (
        <li key={name}>
          <Box sx={{ display: 'flex', alignItems: 'end', height: highest }}>
            <Box
              data-testid={name}
              sx={{
                flex: 1,
                height: height[name],
                borderRadius: 1,
                bgcolor: 'primary.main',
                forcedColorAdjust: 'none',
              }}
            />
          </Box>
          <Typography variant="h5" component="h3" sx={{ mt: 3 }}>
            {name}
          </Typography>
          <Values values={[`height.${name}`, `${height[name]}px`]} />
          <Typography variant="body2" sx={{ mt: 1 }}>
            {use}
          </Typography>
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(heights.map(({ name }) => name)).toEqual(Object.keys(height));
    await expect(canvas.getByTestId('control').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
