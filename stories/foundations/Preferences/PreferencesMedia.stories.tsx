import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { about } from '#messages/pages/about';
import { home } from '#messages/pages/home';
import { framedInDocs } from '../../../.storybook/docs/framedInDocs';
import { VillageMap } from '../../../src/art/VillageMap';
import { ProductCard } from '../../../src/atoms/ProductCard';
import { products } from '../../../src/content/products';
import { servicesWithIcons } from '../../../src/sections/servicesWithIcons';
import { enableAnimations } from '../../blocks/enableAnimations';
import { paintedColour } from '../../blocks/paintedColour';

const { pauseLabel, illustrationAlt } = about.map;

const meta = {
  title: 'Foundations/Preferences/Motion and colours',
  tags: ['!autodocs'],
  render: () => <VillageMap alt={illustrationAlt} pauseLabel={pauseLabel} />,
  parameters: { docs: framedInDocs },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const movingWithin = (component: Element) =>
  [...component.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).animationName !== 'none',
  );

/** With motion as the device has it, the map moves where it may, and then has a switch to hold it. */
export const DeviceMotion: Story = {
  globals: { motion: 'device' },
  beforeEach: enableAnimations,
  play: async ({ canvas, canvasElement }) => {
    const allowsMotion = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
    await expect(canvas.queryByRole('checkbox', { name: pauseLabel }) !== null).toBe(allowsMotion);
    await expect(movingWithin(canvasElement).length > 0).toBe(allowsMotion);
  },
};

/** With motion reduced, the map stands still and has no switch. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  beforeEach: enableAnimations,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: illustrationAlt })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(movingWithin(canvasElement)).toEqual([]);
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  },
};

/** Rules that come while motion is reduced follow it, be they written as text or inserted. */
export const ReducedMotionLater: Story = {
  globals: { motion: 'reduced' },
  beforeEach: () => () => document.getElementById('later')?.remove(),
  play: async ({ canvas }) => {
    const later = document.head.appendChild(document.createElement('style'));
    later.id = 'later';
    later.append('@media (prefers-reduced-motion: reduce) { [role="img"] { opacity: 0.5; } }');
    const illustration = canvas.getByRole('img', { name: illustrationAlt });
    await waitFor(() => expect(illustration).toHaveStyle({ opacity: '0.5' }));
    later.sheet?.insertRule(
      '@layer later { @supports (color: red) { @media screen and (prefers-reduced-motion) { [role="img"] { order: 7; } } } }',
      1,
    );
    await waitFor(() => expect(illustration).toHaveStyle({ order: '7' }));
  },
};

/** In forced colours a card stands on the system's canvas and keeps its edge. */
export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  render: () => (
    <ProductCard
      {...products[0]}
      href={products[0].path}
      services={servicesWithIcons(products[0].services)}
      moreLabel={home.products.moreLabel}
    />
  ),
  play: async ({ canvas }) => {
    const card = getComputedStyle(canvas.getByRole('article'));
    await expect(card.borderTopStyle).toBe('solid');
    // Components may turn from one colour into another, which takes its time.
    await waitFor(() => {
      expect(paintedColour(card.backgroundColor)).toEqual(paintedColour('Canvas'));
      expect(paintedColour(card.borderTopColor)).toEqual(paintedColour('CanvasText'));
    });
  },
};

/** What a component says for forced colours alone holds: the map's control is painted as a button. */
export const ForcedColoursOfComponent: Story = {
  globals: { colours: 'forced', motion: 'device' },
  play: async ({ canvas }) => {
    const control = getComputedStyle(canvas.getByRole('checkbox', { hidden: true }));
    await waitFor(() =>
      expect(paintedColour(control.backgroundColor)).toEqual(paintedColour('ButtonFace')),
    );
  },
};
