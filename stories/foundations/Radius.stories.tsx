import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { radius } from '../../src/theme/tokens';
import { Specimens } from './Specimens';
import { radiusUses } from './tokenUses';

/**
 * `borderRadius: 1` in `sx` is the corner of a control; the others come from `theme.radius`. Inside a rounded surface corners are
 * smaller than its own. Sections reach from side to side of the window and have none.
 */
const meta = {
  title: 'Foundations/Radius',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const corners = ['control', 'surface', 'stage'] as const;

/** Corners grow with what they hold: controls, surfaces and stages. */
export const Corners: Story = {
  render: () => (
    <Specimens
      width={240}
      of={corners.map((name) => ({
        name: `theme.radius.${name}`,
        values: [`${radius[name]}px`],
        use: radiusUses[name],
        sample: <Box sx={{ height: 144, border: 2, borderRadius: `${radius[name]}px` }} />,
      }))}
    />
  ),
  play: async () => {
    await expect([...corners]).toEqual(Object.keys(radius));
  },
};
