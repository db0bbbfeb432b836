import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { page as aadhaarBanking } from '#messages/products/aadhaar-banking';
import { page as microAtm } from '#messages/products/micro-atm';
import { page as utilityPayments } from '#messages/products/utility-payments';
import { desktopWindow, narrowWindow, tallDesktopWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { ServiceSection } from '../../src/sections/ServiceSection';
import { enableAnimations } from '../blocks/enableAnimations';
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
    frame: productFrame,
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
      ...service.steps.flatMap(({ title, text, screen }) => [title, text, screen.prompt]),
    ];
    let place = 0;
    for (const text of told) {
      place = section.textContent?.indexOf(text, place) ?? -1;
      await expect(place).not.toBe(-1);
    }
    await expect(within(section).getAllByRole('listitem')).toHaveLength(service.steps.length);
  },
};

/** On a band in the colour of the product, every second one. */
export const OnABand: Story = {
  args: { tone: 'band', service: itemOf(microAtm.services, 1) },
  play: async ({ args, canvas }) => {
    const section = canvas.getByRole('region', { name: args.service.name });
    await expect(getComputedStyle(section).backgroundColor).not.toBe(
      getComputedStyle(document.body).backgroundColor,
    );
  },
};

/** The few steps of a short service stand in a row in a wide window, with the slip at its end. */
export const ShortService: Story = {
  args: { service: itemOf(microAtm.services, 1) },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('heading', { level: 4 })
      .map((step) => Math.round(step.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

/** A slip of more than three lines hangs large beside the steps in a wide window, and no screen says the same. */
export const LongSlip: Story = {
  args: { product: products[0], service: itemOf(aadhaarBanking.services, 3) },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const slip = itemOf(canvas.getAllByRole('figure'), 2).lastElementChild;
    const card = itemOf(canvas.getAllByRole('heading', { level: 4 }), 0);
    await expect(slip?.getBoundingClientRect().left).toBeGreaterThan(
      card.getBoundingClientRect().right,
    );
    await expect(canvas.getByText('Latest entries')).not.toBeVisible();
  },
};

/** In the narrowest window thin lines part the steps, screens that ask for something stand below theirs, and the shop with the slip is last. */
export const ShortServiceOnAPhone: Story = {
  args: { service: itemOf(microAtm.services, 1) },
  globals: narrowWindow,
};

/** In the narrowest window, as in a browser that cannot tell which step is read, each step has its own screen. */
export const StillScreens: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const screens = canvas.getAllByRole('figure').map((one) => one.getBoundingClientRect());
    for (const [index, { top }] of screens.slice(1).entries())
      await expect(top).toBeGreaterThanOrEqual(itemOf(screens, index).bottom);
  },
};

/** Scrolled to a step, the terminal shows the screen of that step. */
export const StepRead: Story = {
  globals: desktopWindow,
  beforeEach: enableAnimations,
  play: async ({ canvas }) => {
    const [, heading] = canvas.getAllByRole('heading', { level: 4 });
    heading?.scrollIntoView({ block: 'start' });
    const screen = itemOf(canvas.getAllByRole('figure'), 1).firstElementChild;
    if (!screen) throw new Error('The step has no screen.');
    await waitFor(() => expect(getComputedStyle(screen).opacity).toBe('1'));
  },
};

/** Where all steps are in view at once, the terminal shows the last screen, as the slip is there. */
export const AllStepsInView: Story = {
  globals: tallDesktopWindow,
  play: async ({ canvas }) => {
    const screens = canvas.getAllByRole('figure').map((one) => one.firstElementChild);
    const last = screens.at(-1);
    if (!last) throw new Error('The last step has no screen.');
    await expect(getComputedStyle(last).opacity).toBe('1');
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

export const KitchenSink = kitchenSink(meta, {
  Default,
  OnABand,
  ShortService,
  LongSlip,
  ShortServiceOnAPhone,
  StillScreens,
  LongText,
});
