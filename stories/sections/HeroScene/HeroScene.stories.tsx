import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { desktopWindow, narrowWindow, phoneWindow } from '../../../.storybook/viewports';
import { scenes } from '../../../src/art/illustrations';
import { HeroScene } from '../../../src/sections/HeroScene';
import { kitchenSink } from '../../blocks/kitchenSink';
import { longWord } from '../../blocks/longWords';
import { Night } from './Night';

const { illustrationAlt: alt } = home.hero;
const { receipt } = home.safety;
const [amount] = receipt.lines;

const meta = {
  title: 'Sections/HeroScene',
  component: HeroScene,
  parameters: { layout: 'fullscreen' },
  args: { illustration: scenes.heroShop, alt, receipt },
  render: (args) => (
    <Night>
      <HeroScene {...args} />
    </Night>
  ),
} satisfies Meta<typeof HeroScene>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: Element) => element.getBoundingClientRect();

/** One image with a description, asked for before all others; the slip is a part of it and not read out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shop = canvas.getByRole('img', { name: alt });
    await expect(shop).toHaveAttribute('fetchpriority', 'high');
    await expect(shop).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByText(amount.text).closest('[aria-hidden="true"]')).toBeVisible();
  },
};

/** On a desktop the ground of the drawing runs on to both edges of the window, at the drawing's foot. */
export const GroundToBothEdges: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const shop = canvas.getByRole('img');
    const stage = shop.parentElement ?? shop;
    const { left, right, bottom, height } = getComputedStyle(stage, '::before');
    const place = boxOf(stage);
    await expect(place.left + Number.parseFloat(left)).toBeLessThanOrEqual(0);
    await expect(place.right - Number.parseFloat(right)).toBeGreaterThanOrEqual(window.innerWidth);
    await expect(bottom).toBe('0px');
    await expect(Number.parseFloat(height)).toBeLessThan(boxOf(shop).height / 4);
  },
};

/** The slip lies over the end of the awning, within the window; on a phone it says the amount alone. */
export const SlipOnPhone: Story = {
  globals: phoneWindow,
  play: async ({ canvas }) => {
    const shop = boxOf(canvas.getByRole('img'));
    const slip = boxOf(canvas.getByText(amount.text));
    await expect(slip.top).toBeGreaterThanOrEqual(shop.top - shop.height / 4);
    await expect(slip.bottom).toBeLessThan(shop.top + shop.height / 2);
    await expect(slip.right).toBeLessThanOrEqual(shop.right);
    for (const { label } of receipt.lines.slice(1)) {
      await expect(canvas.getByText(label)).not.toBeVisible();
    }
  },
};

/** In the narrowest window the drawing reaches from edge to edge, and long words are wrapped within the slip. */
export const LongText: Story = {
  args: { receipt: { ...receipt, title: longWord } },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const shop = boxOf(canvas.getByRole('img'));
    await expect([shop.left, shop.right]).toEqual([0, window.innerWidth]);
    await expect(boxOf(canvas.getByText(longWord)).right).toBeLessThanOrEqual(shop.right);
  },
};

/** Where the drawing is lost its words stand in its place. */
export const DrawingLost: Story = {
  args: { illustration: { ...scenes.heroShop, src: 'data:,' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(alt)).toBeVisible();
  },
};

export const KitchenSink: Story = {
  ...kitchenSink(meta, { Default, LongText, DrawingLost }),
  play: DrawingLost.play,
};
