import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { page as microAtm } from '#messages/products/micro-atm';
import { page as utilityPayments } from '#messages/products/utility-payments';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { theme } from '../../.storybook/siteTheme';
import { laptopWindow, narrowWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { ServiceSection } from '../../src/sections/ServiceSection';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText, longWord } from '../blocks/longWords';

const service = itemOf(microAtm.services);

/** Its own anchor, so that it can stand beside another look of the same service. */
const shortService = { ...itemOf(microAtm.services, 1), bring: service.bring.slice(0, 1) };

const longService = {
  ...itemOf(utilityPayments.services),
  name: longLabel,
  text: longLabel,
  bring: [longLabel, longWord],
};

const meta = {
  title: 'Sections/ServiceSection',
  component: ServiceSection,
  parameters: { layout: 'fullscreen' },
  args: {
    service,
    product: products[1],
    bringTitle: microAtm.bringTitle,
    stepsTitle: microAtm.stepsTitle,
  },
} satisfies Meta<typeof ServiceSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the service is, what to bring, and how it goes: in this order and all of it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: service.name });
    const told = [
      service.name,
      service.text,
      microAtm.bringTitle,
      ...service.bring,
      microAtm.stepsTitle,
      ...service.steps.flatMap(({ title, text }) => [title, text]),
    ];
    const places = told.map((text) => section.textContent?.indexOf(text) ?? -1);
    await expect(places).not.toContain(-1);
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
};

/** On sand, every second one. */
export const OnSand: Story = {
  args: { tone: 'sand' },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: service.name });
    await expect(section).toHaveStyle({ backgroundColor: theme.palette.sand.main });
  },
};

/** With nothing to bring but one thing. */
export const OneThingToBring: Story = {
  args: { service: { ...service, bring: service.bring.slice(0, 1) } },
  play: async ({ canvas }) => {
    const bring = itemOf(canvas.getAllByRole('list'));
    await expect(within(bring).getAllByRole('listitem')).toHaveLength(1);
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
  args: { service: { ...service, name: longLabel, text: longText, bring: [longLabel, longText] } },
};

/** The service in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
};

/** Every look of the section at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases isFullWidth>
      <Case name="On paper">
        <ServiceSection {...args} />
      </Case>
      <Case name="On sand, one thing to bring">
        <ServiceSection {...args} service={shortService} tone="sand" />
      </Case>
      <Case name="Long text">
        <ServiceSection {...args} service={longService} product={products[2]} />
      </Case>
    </Cases>
  ),
};
