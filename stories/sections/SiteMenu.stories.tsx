import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { mainNavigation } from '#messages/navigation';
import { siteFrame as messages } from '#messages/siteFrame';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow, phoneWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { SiteMenu } from '../../src/sections/SiteMenu';
import { itemOf } from '../blocks/itemOf';
import { longLabel } from '../blocks/longWords';
import { menuArgs } from './siteFrameArgs';

const meta = {
  title: 'Sections/SiteMenu',
  component: SiteMenu,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  globals: phoneWindow,
  args: menuArgs,
  decorators: [
    (Story) => (
      <>
        <header style={{ display: 'flow-root', paddingInline: 'var(--gutter)' }}>
          <Story />
        </header>
        <main>
          <a href="#behind" id="behind">
            {longLabel}
          </a>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SiteMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const buttonOf = (canvas: Canvas) => canvas.getByRole('button', { name: messages.menuLabel });

const expectOpen = (canvas: Canvas) =>
  waitFor(async () => {
    await expect(buttonOf(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('navigation')).toBeVisible();
  });

const expectClosed = (canvas: Canvas) =>
  waitFor(async () => {
    await expect(buttonOf(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  });

/** Closed, the menu is its button alone. */
export const Default: Story = {
  play: async ({ canvas }) => expectClosed(canvas),
};

/** Open, it fills the window below the header, and the page behind it cannot be reached. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await expectOpen(canvas);
    const panel = document.getElementById('site-menu')?.getBoundingClientRect();
    await expect(panel?.width).toBe(window.innerWidth);
    await expect(panel?.bottom).toBe(window.innerHeight);
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

/** Its words begin in one line, whatever is pressed around them. */
export const OpenInOneLine: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await expectOpen(canvas);
    const { beforeProducts, afterProducts } = mainNavigation;
    const names = [...beforeProducts, ...afterProducts].map(({ label }) => label);
    const sides = [...names, messages.productsLabel].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().left;
    });
    await expect(new Set(sides).size).toBe(1);
  },
};

/** The same button closes it, and the page behind is back. */
export const ToggledClosed: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(buttonOf(canvas));
    await expectOpen(canvas);
    await input.click(buttonOf(canvas));
    await expectClosed(canvas);
    await expect(canvas.getByRole('main')).toBeVisible();
  }),
};

/** Escape closes it and gives the focus back to the button. */
export const ClosedByEscape: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(buttonOf(canvas));
    await expectOpen(canvas);
    await input.press('{Tab}{Tab}{Escape}');
    await expectClosed(canvas);
    await expect(buttonOf(canvas)).toHaveFocus();
  }),
};

/** Following a link of a service closes it. */
export const ClosedByFollowing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await expectOpen(canvas);
    await userEvent.click(canvas.getByRole('link', { name: itemOf(products[2].services, 1).name }));
    await expectClosed(canvas);
  },
};

/** Long names are wrapped in the narrowest window. */
export const LongText: Story = {
  args: {
    groups: menuArgs.groups.map((group) => ({ ...group, name: longLabel })),
    navigation: {
      beforeProducts: [{ label: longLabel, href: '/' }],
      afterProducts: mainNavigation.afterProducts,
    },
  },
  globals: narrowWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await expectOpen(canvas);
  },
};

/** Open in the narrowest window, each group of products stands below the other. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await expectOpen(canvas);
    const list = canvas.getByRole('list', { name: messages.productsPanelLabel });
    const sides = [...list.children].map((group) => group.getBoundingClientRect().left);
    await expect(new Set(sides).size).toBe(1);
  },
};
