import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import talk from '../../src/art/joining/talk.svg?drawing';
import { Steps } from '../../src/sections/Steps';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const steps = Object.values(join.next);
const drawn = steps.map((step) => ({ ...step, illustration: talk }));

const meta = {
  title: 'Sections/Steps',
  component: Steps,
  args: { steps },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Numbered items of an ordered list, each with a heading, beside each other where there is room. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      steps.map(({ title }) => title),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(steps.length);
  },
};

/** A drawing stands above each step, and before it on a phone. */
export const Drawn: Story = { args: { steps: drawn } };

/** Below each other, with the way on from a step. */
export const Column: Story = {
  args: {
    direction: 'column',
    steps: drawn.map((step) => ({ ...step, actions: <Button variant="outlined">1930</Button> })),
  },
};

/** In the narrowest window long words are wrapped beside the drawing. */
export const LongText: Story = {
  args: { steps: [{ title: longLabel, text: longText, illustration: talk }] },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const step = canvas.getByRole('listitem');
    await expect(step.scrollWidth).toBeLessThanOrEqual(step.clientWidth);
  },
};

export const KitchenSink = kitchenSink(meta, { Default, Drawn, Column, LongText });
