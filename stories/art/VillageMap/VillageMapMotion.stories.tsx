import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { about } from '#messages/pages/about';
import { VillageMap } from '../../../src/art/VillageMap';
import { enableAnimations } from '../../blocks/enableAnimations';

const { illustrationAlt, pauseLabel } = about.map;

const meta = {
  title: 'Atoms/VillageMap/Motion',
  tags: ['!autodocs'],
  component: VillageMap,
  args: { alt: illustrationAlt, pauseLabel },
  beforeEach: enableAnimations,
} satisfies Meta<typeof VillageMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const movesOf = (map: Element) => map.getAnimations({ subtree: true });

/** In which states the lights of a map are: `running`, `paused`, or none once all is over. */
const statesOf = (map: Element) => [...new Set(movesOf(map).map(({ playState }) => playState))];

const lasting = (animation: Animation) =>
  animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;

/** What is animated by a map, as the names of its properties. */
const animatedBy = (animation: Animation) =>
  animation.effect instanceof KeyframeEffect
    ? animation.effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
    : [];

/** The story ends with its last light, after seven seconds, and every village stays lit; only seven small things go on. */
export const Moving: Story = {
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img');
    await waitFor(() => expect(statesOf(map)).toEqual(['running']));
    const story = movesOf(map).filter((animation) => !lasting(animation));
    const ends = story.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    await expect(Math.max(...ends.filter((end) => end > 0))).toBeLessThan(8000);
    await expect(new Set(movesOf(map).flatMap(animatedBy))).toEqual(
      new Set(['opacity', 'transform']),
    );
    for (const animation of story) animation.finish();
    await waitFor(() => expect(movesOf(map).every(lasting)).toBe(true));
    await expect(movesOf(map).length).toBeLessThanOrEqual(7);
    for (const light of map.querySelectorAll('.lights, .glow'))
      await expect(light).toHaveStyle({ opacity: '1' });
  },
};

/** The control holds every light where it is; pressed again, it lets them go on. */
export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    const map = canvas.getByRole('img');
    const pause = canvas.getByRole('checkbox');
    await userEvent.click(pause);
    await waitFor(() => expect(statesOf(map)).toEqual(['paused']));
    await userEvent.click(pause);
    await waitFor(() => expect(statesOf(map)).toEqual(['running']));
  },
};
