import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { about } from '#messages/pages/about';
import { snapshotInEveryMode } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { VillageMap } from '../../src/art/VillageMap';
import { mapSize } from '../../src/art/villageMapPlan';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';

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

/** Long words beside the control are wrapped. */
export const LongText: Story = {
  args: { pauseLabel: longLabel },
  globals: narrowWindow,
};

/** In the narrowest window the map keeps its shape and is wholly seen. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const { width, height, right } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(mapSize.width / mapSize.height, 1);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Only the control has states: under a pointer its words appear, and it has the keyboard's ring. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={280}>
      <StateCases>
        <VillageMap {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const [atRest, hovered] = canvas.getAllByText(pauseLabel);
    await expect(atRest).toHaveStyle({ opacity: '0' });
    await waitFor(() => expect(hovered).toHaveStyle({ opacity: '1' }));
    const [idle, , focused] = canvas.getAllByRole('checkbox');
    await expect(idle).not.toHaveStyle('outline-style: solid');
    await expect(focused).toHaveStyle('outline-style: solid');
  },
};

/** Every look of the component at once, held with all lights on; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotInEveryMode,
  render: (args) => (
    // An image of moving lights would be another one each time, if by the edges of shapes alone.
    <Box sx={{ '& [role="img"] *': { animation: 'none !important' } }}>
      <Cases width={280}>
        <Case name="Default">
          <VillageMap {...args} />
        </Case>
        <Case name="Long text beside the control">
          <VillageMap {...args} pauseLabel={longLabel} />
        </Case>
      </Cases>
      <Box sx={{ mt: 8 }}>
        <Case name="States of the control, which is absent where motion is reduced">
          <Cases width={280}>
            <StateCases>
              <VillageMap {...args} />
            </StateCases>
          </Cases>
        </Case>
      </Box>
    </Box>
  ),
};
