import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { height } from '../../src/theme/tokens';
import { Specimens } from './Specimens';

const meta = {
  title: 'Foundations/Heights',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses = {
  header: 'The bar on top of a desktop’s page, and where anchors stop below it.',
  headerSmall: 'The same on a phone.',
  control: 'Buttons and fields: at least this high, more where the words wrap.',
} satisfies Record<keyof typeof height, string>;

/** Heights that several components must agree on; a control is high enough for a finger. */
export const Agreed: Story = {
  render: () => (
    <Specimens
      width={240}
      of={(['header', 'headerSmall', 'control'] as const).map((name) => ({
        name: `height.${name}`,
        values: [`${height[name]}px`],
        use: uses[name],
        sample: <Box sx={{ height: height[name], bgcolor: 'primary.main' }} />,
      }))}
    />
  ),
  play: async () => {
    await expect(height.control).toBeGreaterThanOrEqual(44);
  },
};
