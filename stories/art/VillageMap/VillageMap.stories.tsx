import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { about } from '#messages/pages/about';
import { narrowWindow } from '../../../.storybook/viewports';
import { VillageMap } from '../../../src/art/VillageMap';
import { mapSize } from '../../../src/art/villageMapPlan';
import { inStates } from '../../blocks/inStates';
import { kitchenSink } from '../../blocks/kitchenSink';
import { longLabel } from '../../blocks/longWords';

const { illustrationAlt, pauseLabel } = about.map;

const meta = {
  title: 'Atoms/VillageMap',
  component: VillageMap,
  args: { alt: illustrationAlt, pauseLabel },
} satisfies Meta<typeof VillageMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One image with a description, and in its lower right corner a control with a name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img', { name: illustrationAlt }).getBoundingClientRect();
    await expect(map.width / map.height).toBeCloseTo(mapSize.width / mapSize.height, 1);
    const pause = canvas.getByRole('checkbox', { name: pauseLabel }).getBoundingClientRect();
    await expect([map.right - pause.right, map.bottom - pause.bottom]).toEqual([12, 12]);
  },
};

/** The narrowest window shows the nearer part of the map, with the control below it, and wraps long words. */
export const LongText: Story = {
  args: { pauseLabel: longLabel },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img').getBoundingClientRect();
    await expect(map.width / map.height).toBeCloseTo(mapSize.width / mapSize.height, 1);
    await expect(map.width).toBeGreaterThan(window.innerWidth);
    const pause = canvas.getByRole('checkbox').getBoundingClientRect();
    await expect(pause.top).toBeGreaterThanOrEqual(map.bottom);
    await expect(pause.right).toBeLessThan(window.innerWidth);
  },
};

/** Only the control has states: under a pointer its words appear, and it has the keyboard's ring. */
export const PseudoStates: Story = {
  decorators: inStates(280),
  play: async ({ canvas }) => {
    const [atRest, hovered] = canvas.getAllByText(pauseLabel);
    await expect(atRest).toHaveStyle({ opacity: '0' });
    await waitFor(() => expect(hovered).toHaveStyle({ opacity: '1' }));
    const [idle, , focused] = canvas.getAllByRole('checkbox');
    await expect(idle).not.toHaveStyle('outline-style: solid');
    await expect(focused).toHaveStyle('outline-style: solid');
  },
};

export const KitchenSink: Story = {
  ...kitchenSink(meta, { Default, LongText, PseudoStates }, { width: 280 }),
  // An image of moving lights would be another one each time, if by the edges of shapes alone.
  decorators: (Story) => (
    <Box sx={{ '& [role="img"] *': { animation: 'none !important' } }}>
      <Story />
    </Box>
  ),
};
