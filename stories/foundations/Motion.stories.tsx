import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theme } from '../../.storybook/siteTheme';
import { motion } from '../../src/theme/tokens';
import { animationConditions } from './animationConditions';
import { MotionSample } from './MotionSample';
import { Specimens } from './Specimens';

const meta = {
  title: 'Foundations/Motion',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing Play sends each disc on its way, but only where motion is not reduced. */
export const Durations: Story = {
  render: () => <MotionSample />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    const discs = [...canvasElement.querySelectorAll('[data-duration]')];
    const durations = Object.values(motion).filter((value) => typeof value === 'number');
    await expect(discs).toHaveLength(durations.length);
    for (const disc of discs)
      await expect(animationConditions(disc)).toEqual(['(prefers-reduced-motion: no-preference)']);
  },
};

/** There is one curve: it starts at once and ends gently, whatever name MUI calls it by. */
export const OneCurve: Story = {
  render: () => <Specimens of={[{ name: 'motion.easeOut', values: [motion.easeOut] }]} />,
  play: async () => {
    const { easing, duration } = theme.transitions;
    await expect([...new Set(Object.values(easing))]).toEqual([motion.easeOut]);
    for (const one of Object.values(duration))
      await expect([motion.short, motion.medium, motion.long]).toContain(one);
  },
};
