import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { ServiceNavigation } from '../../src/sections/ServiceNavigation';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const { services } = products[0];

const otherWays = [
  { label: productFrame.offerLabel, href: `${paths.join}#retailer` },
  { label: productFrame.askLabel, href: `${paths.contact}#${products[0].id}` },
];

const meta = {
  title: 'Sections/ServiceNavigation',
  tags: ['!stable', 'experimental'],
  component: ServiceNavigation,
  parameters: { layout: 'fullscreen' },
  args: { label: productFrame.servicesLabel, services, otherWays },
} satisfies Meta<typeof ServiceNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

const topsOf = (links: HTMLElement[]) => links.map((link) => link.getBoundingClientRect().top);

/** A link to the anchor of each service, in their order, and the other ways on, in one row. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ args, canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: args.label }));
    const links = navigation.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      services.map(({ id, name }) => [name, `#${id}`]),
    );
    for (const { label, href } of otherWays)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    const middles = canvas.getAllByRole('link').map((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return Math.round((top + bottom) / 20);
    });
    await expect(new Set(middles).size).toBe(1);
  },
};

/** In the narrowest window four still stand in one row, without their icons and high enough for a finger, as are the other ways. */
export const OnAPhone: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(new Set(topsOf(links)).size).toBe(1);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Long names are wrapped. */
export const LongText: Story = {
  args: {
    services: services.slice(0, 2).map((service) => ({ ...service, name: longLabel })),
    otherWays: otherWays.map((way) => ({ ...way, label: longLabel })),
  },
  globals: narrowWindow,
};

/** Under a pointer a link and the line below it have one colour. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: itemOf(services).name })),
};

export const KitchenSink = kitchenSink(meta, { Default, OnAPhone, LongText, PseudoStates });
