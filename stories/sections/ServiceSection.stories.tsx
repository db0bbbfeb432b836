import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { page as microAtm } from '#messages/products/micro-atm';
import { page as utilityPayments } from '#messages/products/utility-payments';
import { theme } from '../../.storybook/siteTheme';
import { laptopWindow, narrowWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { ServiceSection } from '../../src/sections/ServiceSection';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';

const service = itemOf(microAtm.services);

const meta = {
  title: 'Sections/ServiceSection',
  component: ServiceSection,
  parameters: { layout: 'fullscreen' },
  args: {
    service,
    product: products[1],
    stepsTitle: productFrame.stepsTitle,
  },
} satisfies Meta<typeof ServiceSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the service is, and how it works: in this order and all of it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: service.name });
    const told = [
      service.name,
      service.text,
      productFrame.stepsTitle,
      ...service.steps.flatMap(({ title, text }) => [title, text]),
    ];
    const places = told.map((text) => section.textContent?.indexOf(text) ?? -1);
    await expect(places).not.toContain(-1);
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
};

/** On sand, every second one. */
export const OnSand: Story = {
  args: { tone: 'sand', service: itemOf(microAtm.services, 1) },
  play: async ({ args, canvas }) => {
    const section = canvas.getByRole('region', { name: args.service.name });
    await expect(section).toHaveStyle({ backgroundColor: theme.palette.sand.main });
  },
};

/** On a small laptop four steps stand two by two. */
export const FourSteps: Story = {
  args: { service: itemOf(utilityPayments.services), product: products[2] },
  globals: laptopWindow,
  play: async ({ canvas }) => {
    const steps = itemOf(canvas.getAllByRole('list').slice(-1)).children;
    await expect(steps).toHaveLength(4);
    const sides = [...steps].map((step) => step.getBoundingClientRect().left);
    await expect(new Set(sides).size).toBe(2);
  },
};

/** Long words are wrapped. */
export const LongText: Story = {
  args: {
    product: products[2],
    service: {
      ...itemOf(utilityPayments.services),
      name: longLabel,
      text: `${longText} ${longWord}`,
    },
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, OnSand, LongText });
