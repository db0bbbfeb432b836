import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { microAtm } from '../../src/content/pages/microAtm';
import { ServiceSection } from '../../src/sections/ServiceSection';
import { expectFits } from '../atoms/expectFits';
import { itemOf } from '../atoms/itemOf';
import { longLabel, longText } from '../atoms/longWords';

const service = itemOf(microAtm.services);

const meta = {
  title: 'Sections/ServiceSection',
  component: ServiceSection,
  parameters: { layout: 'fullscreen' },
  args: { service, bringTitle: microAtm.bringTitle, stepsTitle: microAtm.stepsTitle },
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
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};

/** With nothing to bring but one thing. */
export const OneThingToBring: Story = {
  args: { service: { ...service, bring: service.bring.slice(0, 1) } },
  play: async ({ canvas }) => {
    const [bring] = canvas.getAllByRole('list');
    await expect(within(bring as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Long words are wrapped. */
export const LongText: Story = {
  args: { service: { ...service, name: longLabel, text: longText, bring: [longLabel, longText] } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** The service in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
