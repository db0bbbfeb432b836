import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/pictures';
import { Picture } from '../../src/atoms/Picture';
import { home } from '../../src/content/pages/home';

const { welcome } = scenes;

const meta = {
  title: 'Atoms/Picture',
  component: Picture,
  args: { ...welcome, alt: home.welcome.pictureAlt },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing is described, and waits until it comes near the view. */
export const Lazy: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: home.welcome.pictureAlt });
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
};

/** The picture of the first view is asked for at once and first. */
export const HighPriority: Story = {
  args: { priority: 'high' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await waitFor(() => expect(picture.naturalWidth).toBe(welcome.width));
  },
};

/** A picture that only decorates is not read out. */
export const Decoration: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
};

/** Until the file comes, and where it never comes, its place is kept in its own shape. */
export const Lost: Story = {
  args: { src: 'data:,' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(welcome.width / welcome.height, 1);
  },
};

/** In the narrowest window the picture is as wide as its column, and keeps its shape. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(canvasElement.clientWidth);
    await expect(width / height).toBeCloseTo(welcome.width / welcome.height, 1);
  },
};
