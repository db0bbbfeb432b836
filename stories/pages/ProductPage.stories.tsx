import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { nextProduct } from '#messages/nextProduct';
import { productFrame } from '#messages/productFrame';
import { opensInWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { ProductPage } from '../../src/pages/ProductPage';
import { itemOf } from '../blocks/itemOf';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';
import { inForcedColours, onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';
import { productPages } from './productPages';

const shown = itemOf(productPages);
const { product, page } = shown;

const headingOf = ({ product: { name }, page: { messages } }: (typeof productPages)[number]) =>
  `${name} ${messages.promise}`;

const meta = {
  title: 'Pages/ProductPage',
  component: ProductPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: product.path },
  args: { product, content: page },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page stands between header and footer, with its one heading and its title. */
export const Phone: Story = {
  ...onPhone,
  play: opensAs(headingOf(shown), page.messages.meta.title),
};

/** The page ends with the ways on: the product that follows, then the invitation to join as a shop. */
export const WaysOn: Story = {
  parameters: opensInWindow('phone'),
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: nextProduct.title }));
    const { product } = itemOf(productPages, 1);
    const wayOn = next.getByRole('link', { name: product.name });
    await expect(wayOn).toHaveAttribute('href', product.path);
    const { title, label } = productFrame.join;
    const join = within(canvas.getByRole('region', { name: title }));
    await expect(join.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `${paths.join}#retailer`,
    );
  },
};

/** On a tablet nothing of the page is cut. */
export const Tablet: Story = { ...onTablet };

/** On a laptop nothing of the page is cut. */
export const Laptop: Story = { ...onLaptop };

/** On a desktop nothing of the page is cut. */
export const Desktop: Story = { ...onDesktop };

/** On a wide screen nothing of the page is cut. */
export const Wide: Story = { ...onWide };

/** Where the system forces its colours. */
export const ForcedColours: Story = { ...inForcedColours };

/** The pages of all products below each other: each has its heading. */
export const EveryProduct: Story = {
  ...onPhone,
  parameters: { ...onPhone.parameters, ...shownSeveralTimes },
  render: () => (
    <>
      {productPages.map(({ product: one, page: content }) => (
        <ProductPage key={one.id} product={one} content={content} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('heading', { level: 1 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(
      productPages.map(headingOf),
    );
  },
};
