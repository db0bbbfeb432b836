import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { picturedInEveryMode } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { VillageMap } from '../../src/art/VillageMap';
import { mapSize } from '../../src/art/villageMapPlan';
import { about } from '../../src/content/pages/about';
import { colours } from '../../src/theme/tokens';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
import { letMove } from '../blocks/letMove';
import { longLabel } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';

const { pictureAlt, pauseLabel } = about.map;

const meta = {
  title: 'Atoms/VillageMap',
  component: VillageMap,
  args: { alt: pictureAlt, pauseLabel },
} satisfies Meta<typeof VillageMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In how many states the lights of a map are: `running`, `paused`. */
const statesOf = (map: Element) => [
  ...new Set(map.getAnimations({ subtree: true }).map(({ playState }) => playState)),
];

/** One picture with a description, and below it a switch with a name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img', { name: pictureAlt }).getBoundingClientRect();
    await expect(map.width / map.height).toBeCloseTo(mapSize.width / mapSize.height, 1);
    const pause = canvas.getByRole('checkbox', { name: pauseLabel });
    await expect(pause.getBoundingClientRect().top).toBeGreaterThanOrEqual(map.bottom);
  },
};

/** The lights go on one after another, without end. */
export const Moving: Story = {
  beforeEach: letMove,
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img');
    await waitFor(() => expect(statesOf(map)).toEqual(['running']));
    const lengths = map
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect?.getComputedTiming().iterations);
    await expect(new Set(lengths)).toEqual(new Set([Number.POSITIVE_INFINITY]));
  },
};

/** The switch holds every light where it is; pressed again, it lets them go on. */
export const Paused: Story = {
  beforeEach: letMove,
  play: async ({ canvas, userEvent }) => {
    const map = canvas.getByRole('img');
    const pause = canvas.getByRole('checkbox');
    await userEvent.click(pause);
    await waitFor(() => expect(statesOf(map)).toEqual(['paused']));
    await userEvent.click(pause);
    await waitFor(() => expect(statesOf(map)).toEqual(['running']));
    await userEvent.click(pause);
    await waitFor(() => expect(statesOf(map)).toEqual(['paused']));
  },
};

/** Where reduced motion is asked for, everything is lit and still, and there is no switch. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  beforeEach: letMove,
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img');
    await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull());
    await expect(statesOf(map)).toEqual([]);
    for (const light of map.querySelectorAll('[class^="lights-at-"]'))
      await expect(light).toHaveStyle({ opacity: '1' });
  },
};

/** Long words beside the switch are wrapped. */
export const LongText: Story = {
  args: { pauseLabel: longLabel },
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window the map keeps its shape and is wholly seen. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const { width, height, right } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(mapSize.width / mapSize.height, 1);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expectFits(canvasElement);
  },
};

/** Only the switch has states: under a pointer its words are white, and it has the keyboard's ring. */
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
    await expect(atRest).toHaveStyle({ color: colours.indigoMist });
    await expect(hovered).toHaveStyle({ color: colours.white });
    const [idle, , focused] = canvas.getAllByRole('checkbox');
    await expect(idle).not.toHaveStyle('outline-style: solid');
    await expect(focused).toHaveStyle('outline-style: solid');
  },
};

/** Every look of the part at once, held with all lights on; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: picturedInEveryMode,
  render: (args) => (
    // A picture of moving lights would be another one each time, if by the edges of shapes alone.
    <Box sx={{ '& [class^="lights-at-"]': { animation: 'none !important' } }}>
      <Cases width={280}>
        <Case name="Default">
          <VillageMap {...args} />
        </Case>
        <Case name="Long text beside the switch">
          <VillageMap {...args} pauseLabel={longLabel} />
        </Case>
      </Cases>
      <Box sx={{ mt: 8 }}>
        <Case name="States of the switch, which is absent where motion is reduced">
          <Cases width={280}>
            <StateCases>
              <VillageMap {...args} />
            </StateCases>
          </Cases>
        </Case>
      </Box>
    </Box>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
