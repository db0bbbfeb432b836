import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { desktopWindow, narrowWindow, tabletWindow } from '../../.storybook/viewports';
import { scenes } from '../../src/art/illustrations';
import { HeroScene } from '../../src/sections/HeroScene';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel } from '../blocks/longWords';
import { Night } from './Night';

const { illustrationAlt: alt, receipt } = home.hero;

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
    await expect(canvas.getByText(receipt.amount).closest('[aria-hidden="true"]')).toBeVisible();
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

/** From a tablet on the slip lies over the sky of the drawing, within its sides. */
export const SlipOverTheSky: Story = {
  globals: tabletWindow,
  play: async ({ canvas }) => {
    const shop = boxOf(canvas.getByRole('img'));
    const slip = boxOf(canvas.getByText(receipt.amount));
    await expect(slip.top).toBeLessThan(shop.top + shop.height / 4);
    await expect(slip.bottom).toBeGreaterThan(shop.top);
    await expect(slip.right).toBeLessThanOrEqual(shop.right);
  },
};

/** Long words of the slip are wrapped. */
export const LongText: Story = {
  args: { receipt: { label: longLabel, amount: longLabel } },
};

/** In the narrowest window the drawing reaches from edge to edge, and the slip stands above it. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const shop = boxOf(canvas.getByRole('img'));
    await expect([shop.left, shop.right]).toEqual([0, window.innerWidth]);
    await expect(boxOf(canvas.getByText(receipt.amount)).bottom).toBeLessThanOrEqual(shop.top);
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases isFullWidth>
      <Case name="Default">
        <Night>
          <HeroScene {...args} />
        </Night>
      </Case>
      <Case name="Long words on the slip">
        <Night>
          <HeroScene {...args} receipt={{ label: longLabel, amount: receipt.amount }} />
        </Night>
      </Case>
      <Case name="Drawing lost">
        <Night>
          <HeroScene {...args} illustration={{ ...scenes.heroShop, src: 'data:,' }} />
        </Night>
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(alt)).toBeVisible();
  },
};
