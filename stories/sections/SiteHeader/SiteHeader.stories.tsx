import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { mainNavigation } from '#messages/navigation';
import { siteFrame as messages } from '#messages/siteFrame';
import { framedInDocs } from '../../../.storybook/docs/framedInDocs';
import { phoneWindow } from '../../../.storybook/viewports';
import { paths } from '../../../src/content/paths';
import { products } from '../../../src/content/products';
import { SiteHeader } from '../../../src/sections/SiteHeader';
import { longText } from '../../blocks/longWords';
import { headerArgs } from '../siteFrameArgs';

const meta = {
  title: 'Sections/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: headerArgs,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ minHeight: '60rem', padding: '2rem 1rem' }}>
          {longText}
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar has the links of the specification in its order, Products among them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: messages.mainNavigationLabel });
    const items = [...(bar.firstElementChild?.children ?? [])];
    await expect(items.map((item) => item.firstElementChild?.textContent)).toEqual([
      ...mainNavigation.beforeProducts.map(({ label }) => label),
      expect.stringMatching(new RegExp(`^${messages.productsLabel}`)),
      ...mainNavigation.afterProducts.map(({ label }) => label),
    ]);
    await expect(canvas.queryByRole('button', { name: messages.menuLabel })).toBeNull();
  },
};

/** The page that is open is marked in the bar. */
export const CurrentPage: Story = {
  parameters: { path: paths.contact },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      mainNavigation.afterProducts[0].label,
    );
  },
};

/** Products opens its panel right below the bar, with the four groups beside each other. */
export const ProductsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.productsLabel }));
    const list = await canvas.findByRole('list', { name: messages.productsPanelLabel });
    const groups = [...list.children].slice(0, products.length);
    const tops = groups.map((group) => group.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    await waitFor(() =>
      expect(list.parentElement?.getBoundingClientRect().top).toBeCloseTo(bar.bottom - 1, 0),
    );
  },
};

/** The bar stays on top while the page is scrolled. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 200, behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(0);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** On a phone the links and Login give way to the menu; Join Us stays in the bar. */
export const Phone: Story = {
  globals: phoneWindow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: messages.menuLabel })).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.joinLabel })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: messages.loginLabel })).toBeNull();
  },
};
