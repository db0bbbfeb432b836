import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductPage } from '../../src/pages/ProductPage';
import { itemOf } from '../blocks/itemOf';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';
import { productPages } from './productPages';

const { product, page } = itemOf(productPages);

const meta = {
  title: 'Pages/ProductPage',
  component: ProductPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: product.path },
  args: { product, messages: page },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens: Story['play'] = (context) =>
  opensAs(context.args.messages.title, context.args.messages.meta.title)(context);

/** On a phone the page opens with its one heading and its title. */
export const Phone: Story = { ...onPhone, play: opens };

/** On a tablet the page opens with its one heading and its title. */
export const Tablet: Story = { ...onTablet, play: opens };

/** On a laptop the page opens with its one heading and its title. */
export const Laptop: Story = { ...onLaptop, play: opens };

/** On a desktop the page opens with its one heading and its title. */
export const Desktop: Story = { ...onDesktop, play: opens };

/** On a wide screen the page opens with its one heading and its title. */
export const Wide: Story = { ...onWide, play: opens };

/** The pages of all products below each other: each has its heading, and none has to be scrolled sideways. */
export const EveryProduct: Story = {
  ...onPhone,
  parameters: { ...onPhone.parameters, ...shownSeveralTimes },
  render: () => (
    <>
      {productPages.map(({ product: one, page: messages }) => (
        <ProductPage key={one.id} product={one} messages={messages} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('heading', { level: 1 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(
      productPages.map(({ page: { title } }) => title),
    );
  },
};
