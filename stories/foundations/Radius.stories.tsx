import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { radius } from '../../src/theme/tokens';
import { Specimens } from './Specimens';

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
    <Specimens
      width={240}
      of={corners.map(({ name, use }) => ({
        name: `theme.radius.${name}`,
        values: [`${radius[name]}px`],
        use,
        sample: <Box sx={{ height: 144, border: 2, borderRadius: `${radius[name]}px` }} />,
      }))}
    />
  ),
  play: async () => {
    await expect(corners.map(({ name }) => name)).toEqual(Object.keys(radius));
  },
};
