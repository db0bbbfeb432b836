import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { ServiceNavigation } from '../../src/sections/ServiceNavigation';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const { services } = products[0];

const meta = {
  title: 'Sections/ServiceNavigation',
  component: ServiceNavigation,
  parameters: { layout: 'fullscreen' },
  args: { label: productFrame.servicesLabel, services },
} satisfies Meta<typeof ServiceNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

const topsOf = (links: HTMLElement[]) => links.map((link) => link.getBoundingClientRect().top);

/** A link to the anchor of each service, in their order, in one row. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ args, canvas }) => {
    const navigation = within(canvas.getByRole('navigation', { name: args.label }));
    const links = navigation.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      services.map(({ id, name }) => [name, `#${id}`]),
    );
    await expect(new Set(topsOf(links)).size).toBe(1);
  },
};

/** In the narrowest window four still stand in one row, each below its icon, high enough for a finger. */
export const OnAPhone: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(new Set(topsOf(links)).size).toBe(1);
    for (const link of links)
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Long names are wrapped. */
export const LongText: Story = {
  args: { services: services.slice(0, 2).map((service) => ({ ...service, name: longLabel })) },
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
