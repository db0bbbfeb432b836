import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { about } from '../../src/content/pages/about';
import { home } from '../../src/content/pages/home';
import { paths } from '../../src/content/paths';
import { JoinCall } from '../../src/sections/JoinCall';
import { expectFits } from '../atoms/expectFits';
import { longLabel, longText } from '../atoms/longWords';

const meta = {
  title: 'Sections/JoinCall',
  component: JoinCall,
  parameters: { layout: 'fullscreen' },
  args: { words: home.join, href: paths.join },
} satisfies Meta<typeof JoinCall>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Home's invitation, with the link to the join form. */
export const OnHome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: home.join.title })).toBeVisible();
    const link = canvas.getByRole('link', { name: home.join.label });
    await expect(link).toHaveAttribute('href', paths.join);
  },
};

/** About's invitation, in its own words. */
export const OnAbout: Story = {
  args: { words: about.join },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: about.join.title })).toBeVisible();
  },
};

/** Long words leave the button whole. */
export const LongText: Story = {
  args: { words: { title: longLabel, text: longText, label: longLabel } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window the button stands below the words. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.top).toBeGreaterThan(title.bottom);
    await expectFits(canvasElement);
  },
};
