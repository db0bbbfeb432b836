import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { nextProduct } from '#messages/nextProduct';
import { page as aadhaarBanking } from '#messages/products/aadhaar-banking';
import { page as microAtm } from '#messages/products/micro-atm';
import { page as travelServices } from '#messages/products/travel-services';
import { page as utilityPayments } from '#messages/products/utility-payments';
import { siteFrame } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import type { ProductPageMessages } from '../../src/content/contentShapes';
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
    services: [{ ...service, bring: service.bring.slice(0, 1), steps: service.steps.slice(0, 2) }],
    safety: { ...messages.safety, points: messages.safety.points.slice(0, 1) },
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
    next: nextProduct,
    products,
  },
} satisfies Meta<typeof ProductDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each service is a section with an anchor, and a link at the top leads to it; the last section leads on. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { title, services, safety } = args.messages;
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const { id, name } of services) {
      await expect(canvas.getByRole('region', { name })).toHaveAttribute('id', id);
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
    }
    await expect(canvas.getByRole('region', { name: safety.title })).toBeVisible();
    const others = within(canvas.getByRole('region', { name: args.next.title }));
    const wayOn = within(others.getByRole('article')).getByRole('link');
    const next = itemOf(products, products.findIndex(({ id }) => id === args.product.id) + 1);
    await expect(wayOn).toHaveAttribute('href', next.path);
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

/** A service's link turns to ink under a pointer; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  args: { messages: shortPage(microAtm) },
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ args, canvas }) => {
    const { name } = itemOf(args.messages.services);
    const links = canvas.getAllByRole('link', { name });
    await expectStatesShown(links);
    await expect(itemOf(links, 1)).toHaveStyle({ backgroundColor: theme.palette.ink.main });
  },
};

export const KitchenSink = kitchenSink(meta, {
  AadhaarBanking,
  UtilityPayments,
  TravelServices,
  LongText,
  PseudoStates,
});
