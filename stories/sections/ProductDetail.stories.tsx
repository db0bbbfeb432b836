import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { nextProduct } from '#messages/nextProduct';
import { page as aadhaarBanking } from '#messages/products/aadhaar-banking';
import { page as microAtm } from '#messages/products/micro-atm';
import { page as travelServices } from '#messages/products/travel-services';
import { page as utilityPayments } from '#messages/products/utility-payments';
import { siteFrame } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { theme } from '../../.storybook/siteTheme';
import { narrowWindow } from '../../.storybook/viewports';
import type { ProductPageMessages } from '../../src/content/contentShapes';
import { products } from '../../src/content/products';
import { ProductDetail } from '../../src/sections/ProductDetail';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { itemOf } from '../blocks/itemOf';
import { longLabel, longText } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { productPages } from '../pages/productPages';
import { shownSeveralTimes } from './shownSeveralTimes';

/** The page with one service alone, and little of it. */
const shortPage = (messages: ProductPageMessages, index = 0): ProductPageMessages => {
  const service = itemOf(messages.services, index);
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
const servicesAreLinked: Story['play'] = async ({ args, canvas }) => {
  const { title, services, safety } = args.messages;
  await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const { id, name } of services) {
    await expect(canvas.getByRole('region', { name })).toHaveAttribute('id', id);
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
  }
  await expect(canvas.getByRole('region', { name: safety.title })).toBeVisible();
  const others = within(canvas.getByRole('region', { name: args.next.title }));
  const wayOn = within(others.getByRole('article')).getByRole('link');
  const { path } = itemOf(
    products,
    (products.findIndex(({ id }) => id === args.product.id) + 1) % products.length,
  );
  await expect(wayOn).toHaveAttribute('href', path);
};

/** Micro ATM: every service has its section and its link, and the end leads on. */
export const Default: Story = { play: servicesAreLinked };

/** Aadhaar banking: every service has its section and its link. */
export const AadhaarBanking: Story = {
  args: { product: products[0], messages: aadhaarBanking },
  play: servicesAreLinked,
};

/** Utility payments: every service has its section and its link. */
export const UtilityPayments: Story = {
  args: { product: products[2], messages: utilityPayments },
  play: servicesAreLinked,
};

/** Travel services: every service has its section and its link. */
export const TravelServices: Story = {
  args: { product: products[3], messages: travelServices },
  play: servicesAreLinked,
};

/** A service's link brings its section into view. */
export const ServiceFollowed: Story = {
  play: async ({ canvas, userEvent }) => {
    const { id, name } = itemOf(microAtm.services, 1);
    await userEvent.click(canvas.getByRole('link', { name }));
    const top = () => document.getElementById(id)?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(window.innerHeight / 2));
  },
};

/** Long words of every kind are wrapped. */
export const LongText: Story = {
  args: {
    messages: {
      ...microAtm,
      title: longLabel,
      lead: longText,
      services: microAtm.services.map((service) => ({ ...service, text: longText })),
      safety: { title: longLabel, points: [longText, longLabel] },
    },
  },
};

/** The body in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
};

/** A service's link turns to ink under a pointer; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  args: { messages: shortPage(microAtm) },
  parameters: shownSeveralTimes('named'),
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <ProductDetail {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ args, canvas }) => {
    const { name } = itemOf(args.messages.services);
    const links = canvas.getAllByRole('link', { name });
    await expectStatesShown(links);
    await expect(itemOf(links, 1)).toHaveStyle({ backgroundColor: theme.palette.ink.main });
  },
};

/** Every look of the body at once, with little text each; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotAsKitchenSink, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases isFullWidth>
      {productPages.map(({ product, page }) => (
        <Case key={product.id} name={product.name}>
          <ProductDetail {...args} product={product} messages={shortPage(page)} />
        </Case>
      ))}
      <Case name="Long text">
        <ProductDetail
          {...args}
          messages={{ ...shortPage(microAtm, 1), title: longLabel, lead: longLabel }}
        />
      </Case>
      <Case name="Hover" state="hover">
        <ProductDetail {...args} product={products[0]} messages={shortPage(aadhaarBanking, 1)} />
      </Case>
      <Case name="Focus by keyboard" state="first-focus-visible">
        <ProductDetail {...args} product={products[2]} messages={shortPage(utilityPayments, 1)} />
      </Case>
      <Case name="Pressed" state="active">
        <ProductDetail {...args} product={products[3]} messages={shortPage(travelServices, 1)} />
      </Case>
    </Cases>
  ),
};
