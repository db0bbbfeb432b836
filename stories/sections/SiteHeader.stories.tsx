import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { company } from '#messages/company';
import { mainNavigation } from '#messages/navigation';
import { siteFrame as messages } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { SiteHeader } from '../../src/sections/SiteHeader';
import { longText } from '../blocks/longWords';
import { headerArgs } from './siteFrameArgs';

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

/** Join Us leads to the form, and Login leaves for its own host. */
export const JoinAndLogin: Story = {
  play: async ({ canvas }) => {
    const join = canvas.getByRole('link', { name: messages.joinLabel });
    await expect(join).toHaveAttribute('href', '/JoinUs');
    const login = canvas.getByRole('link', { name: messages.loginLabel });
    await expect(login).toHaveAttribute('href', company.loginUrl);
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

/** The first Tab reaches the skip link, the second the logo. */
export const FirstTabs: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.press('{Tab}');
    await expect(canvas.getByRole('link', { name: messages.skipLabel })).toHaveFocus();
    await input.press('{Tab}');
    await expect(canvas.getByRole('link', { name: messages.homeLabel })).toHaveFocus();
  }),
};

/** Products opens its panel right below the bar, with the four groups beside each other. */
export const ProductsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.productsLabel }));
    const list = await canvas.findByRole('list', { name: messages.productsPanelLabel });
    const tops = [...list.children].map((group) => group.getBoundingClientRect().top);
    await expect(tops).toHaveLength(products.length);
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

/** On a phone the opened menu has everything that the wide bar has. */
export const PhoneMenuOpen: Story = {
  globals: phoneWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.menuLabel }));
    const menu = await canvas.findByRole('navigation', { name: messages.mainNavigationLabel });
    for (const { label } of [...mainNavigation.beforeProducts, ...mainNavigation.afterProducts])
      await expect(within(menu).getByRole('link', { name: label })).toBeVisible();
    await expect(
      within(menu).getByRole('list', { name: messages.productsPanelLabel }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.loginLabel })).toHaveAttribute('href');
  },
};

/** The bar in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const menu = canvas.getByRole('button', { name: messages.menuLabel }).getBoundingClientRect();
    await expect(menu.right).toBeLessThanOrEqual(bar.right);
  },
};
