import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { page as aadhaarBanking } from '#messages/products/aadhaar-banking';
import { page as microAtm } from '#messages/products/micro-atm';
import { page as travelServices } from '#messages/products/travel-services';
import { page as utilityPayments } from '#messages/products/utility-payments';
import { siteFrame } from '#messages/siteFrame';
import { desktopWindow, narrowWindow, wideWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { ProductOpening } from '../../src/sections/ProductOpening';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const meta = {
  title: 'Sections/ProductOpening',
  tags: ['!stable', 'experimental'],
  component: ProductOpening,
  parameters: { layout: 'fullscreen' },
  args: {
    product: products[1],
    messages: microAtm,
    stepsLabel: productFrame.stepsLabel,
    breadcrumbs: siteFrame.breadcrumbs,
    stepsHref: '#cash-withdrawal',
  },
} satisfies Meta<typeof ProductOpening>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const boxesIn = (canvas: Canvas) => ({
  title: canvas.getByRole('heading', { level: 1 }).getBoundingClientRect(),
  image: canvas.getByRole('presentation').getBoundingClientRect(),
});

/** The name is the `h1` and can take the focus; the promise is larger and is no heading; the way on is a link. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: microAtm.title });
    title.focus();
    await expect(title).toHaveFocus();
    await expect(canvas.getByRole('heading')).toBe(title);
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(sizeOf(canvas.getByText(microAtm.promise))).toBeGreaterThan(2 * sizeOf(title));
    await expect(canvas.getByRole('link', { name: args.stepsLabel })).toHaveAttribute(
      'href',
      args.stepsHref,
    );
  },
};

/** On a wide screen the illustration reaches beyond the grid, and stands on the ground. */
export const Wide: Story = {
  globals: wideWindow,
  play: async ({ canvas, canvasElement }) => {
    const { title, image } = boxesIn(canvas);
    const grid = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(image.left).toBeGreaterThan(title.right);
    await expect(image.right).toBeGreaterThan(window.innerWidth - grid.left);
    const opening = canvasElement.firstElementChild ?? canvasElement;
    const ground = Number.parseFloat(getComputedStyle(opening, '::after').height);
    await expect(image.bottom + ground).toBeCloseTo(opening.getBoundingClientRect().bottom, 0);
  },
};

/** Aadhaar banking, in its colour. */
export const AadhaarBanking: Story = { args: { product: products[0], messages: aadhaarBanking } };

/** Utility payments, in their colour. */
export const UtilityPayments: Story = { args: { product: products[2], messages: utilityPayments } };

/** Travel services, where the platform is behind the traveller. */
export const TravelServices: Story = { args: { product: products[3], messages: travelServices } };

/** In the narrowest window the illustration stands below the way on, as wide as the window, and the summary in place of the lead; long words are broken. */
export const LongText: Story = {
  args: { messages: { title: longLabel, promise: `${longLabel} ${longWord}`, lead: longText } },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const { image } = boxesIn(canvas);
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
    await expect(image.top).toBeGreaterThanOrEqual(
      boxOf(canvas.getByRole('link', { name: productFrame.stepsLabel })).bottom,
    );
    await expect(canvas.getByText(products[1].summary)).toBeVisible();
    await expect(canvas.getByText(longText)).not.toBeVisible();
    await expect(image.width).toBeGreaterThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Under a pointer a way on changes; the keyboard's focus rings it. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: productFrame.stepsLabel })),
};

export const KitchenSink = kitchenSink(meta, {
  Default,
  AadhaarBanking,
  UtilityPayments,
  TravelServices,
  LongText,
  PseudoStates,
});
