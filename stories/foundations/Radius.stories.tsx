import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { radius } from '../../src/theme/tokens';
import { Specimens } from './Specimens';
import { Values } from './Values';

const meta = {
  title: 'Foundations/Radius',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const corners = [
  { name: 'control', use: 'Buttons, fields, messages and the receipt.' },
  { name: 'surface', use: 'Panels on the page and the map.' },
  {
    name: 'stage',
    use: 'Cards with a drawing, the call to join, the villages, the open panel of products.',
  },
] satisfies readonly { name: keyof typeof radius; use: string }[];

/** Corners grow with what they hold: controls, surfaces and stages. */
export const Corners: Story = {
  render: () => (
    <Specimens width={240}>
      {corners.map(({ name, use }) => (
        <li key={name}>
          <Box
            data-radius={radius[name]}
            sx={{
              height: 144,
              border: 2,
              borderColor: 'primary.main',
              borderRadius: `${radius[name]}px`,
              bgcolor: 'background.paper',
            }}
          />
          <Typography variant="h5" component="h3" sx={{ mt: 3 }}>
            {name}
          </Typography>
          <Values values={[`theme.radius.${name}`, `${radius[name]}px`]} />
          <Typography variant="body2" sx={{ mt: 1 }}>
            {use}
          </Typography>
        </li>
      ))}
    </Specimens>
  ),
  play: async ({ canvasElement }) => {
    await expect(corners.map(({ name }) => name)).toEqual(Object.keys(radius));
    for (const corner of canvasElement.querySelectorAll<HTMLElement>('[data-radius]'))
      await expect(corner).toHaveStyle(`border-radius: ${corner.dataset.radius}px`);
  },
};
