import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { height } from '../../src/theme/tokens';
import { Specimens } from './Specimens';
import { heightUses } from './tokenUses';

/**
 * Heights that several components must agree on. They are least heights, never fixed ones: text that wraps makes a control
 * higher, and everything else is as high as its text.
 *
 * The height of the header is `var(--header-height)`, in `rem`. What is placed below it while the page scrolls uses
 * `var(--header-in-view)`, which is 0 where the header scrolls away.
 */
const meta = {
  title: 'Foundations/Heights',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heights that several components must agree on; a control is high enough for a finger. */
export const Agreed: Story = {
  render: () => (
    <Specimens
      width={240}
      of={(['header', 'headerSmall', 'control'] as const).map((name) => ({
        name: `height.${name}`,
        values: [`${height[name]}px`],
        use: heightUses[name],
        sample: <Box sx={{ height: height[name], bgcolor: 'primary.main' }} />,
      }))}
    />
  ),
  play: async () => {
    await expect(height.control).toBeGreaterThanOrEqual(44);
  },
};
