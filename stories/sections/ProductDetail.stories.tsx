import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { page as aadhaarBanking } from '#messages/products/aadhaar-banking';
import { page as microAtm } from '#messages/products/micro-atm';
import { page as travelServices } from '#messages/products/travel-services';
import { page as utilityPayments } from '#messages/products/utility-payments';
import { siteFrame } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { narrowWindow } from '../../.storybook/viewports';
import type { ProductPageMessages } from '../../src/content/contentShapes';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { ProductDetail } from '../../src/sections/ProductDetail';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

/** The page with one service alone, and little of it; whole ones stand on their pages. */
const shortPage = (messages: ProductPageMessages): ProductPageMessages => {
  const service = itemOf(messages.services);
  return {
    ...messages,
    basics: { ...messages.basics, bring: messages.basics.bring.slice(0, 1) },
    services: [{ ...service, steps: service.steps.slice(0, 2) }],
    safety: { ...messages.safety, points: messages.safety.points.slice(0, 2) },
  };
};

const meta = {
  title: 'Sections/ProductDetail',
  component: ProductDetail,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: {
    product: products[1],
    messages: microAtm,
    breadcrumbs: siteFrame.breadcrumbs,
    frame: productFrame,
    joinHref: `${paths.join}#retailer`,
    askHref: `${paths.contact}#${products[1].id}`,
  },
} satisfies Meta<typeof ProductDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ways on stand in the opening and in the bar below it, and each service is a section with an anchor that a link leads to. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { title, services, safety } = args.messages;
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const [name, href] of [
      [productFrame.stepsLabel, `#${itemOf(services).id}`],
      [productFrame.offerLabel, args.joinHref],
      [productFrame.askLabel, args.askHref],
    ])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    const anchors = within(canvas.getByRole('navigation', { name: productFrame.servicesLabel }));
    for (const { id, name } of services) {
      await expect(canvas.getByRole('region', { name })).toHaveAttribute('id', id);
      await expect(anchors.getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
    }
    await expect(canvas.getByRole('region', { name: safety.title })).toBeVisible();
  },
};

/** On a phone the customer's way on is as wide as the text, and the others come later on the page. */
export const OnAPhone: Story = {
  globals: narrowWindow,
  args: { messages: shortPage(microAtm) },
  play: async ({ canvas }) => {
    const boxOf = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect();
    const steps = boxOf(productFrame.stepsLabel);
    const text = canvas.getByText(products[1].summary).getBoundingClientRect();
    await expect([steps.left, steps.width]).toEqual([text.left, text.width]);
    await expect(canvas.queryByRole('link', { name: productFrame.offerLabel })).toBeNull();
  },
};

/** Aadhaar banking, in its colour. */
export const AadhaarBanking: Story = {
  args: { product: products[0], messages: shortPage(aadhaarBanking) },
};

/** Utility payments, in their colour. */
export const UtilityPayments: Story = {
  args: { product: products[2], messages: shortPage(utilityPayments) },
};

/** Travel services, in their colour. */
export const TravelServices: Story = {
  args: { product: products[3], messages: shortPage(travelServices) },
};

/** Long words of every kind are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      ...microAtm,
      title: longLabel,
      lead: longText,
      services: [{ ...itemOf(microAtm.services, 1), text: longText }],
      safety: { title: longLabel, points: [longText, longLabel] },
    },
  },
  globals: narrowWindow,
};

/** The ways on change their colour under a pointer and have the keyboard’s ring. */
export const PseudoStates: Story = {
  args: { messages: shortPage(microAtm) },
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: productFrame.offerLabel })),
};

export const KitchenSink = kitchenSink(meta, {
  AadhaarBanking,
  UtilityPayments,
  TravelServices,
  LongText,
});
