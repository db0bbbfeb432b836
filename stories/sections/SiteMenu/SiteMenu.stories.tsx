import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { mainNavigation } from '#messages/navigation';
import { siteFrame as messages } from '#messages/siteFrame';
import { framedInDocs } from '../../../.storybook/docs/framedInDocs';
import { narrowWindow, phoneWindow } from '../../../.storybook/viewports';
import { paths } from '../../../src/content/paths';
import { products } from '../../../src/content/products';
import { SiteMenu } from '../../../src/sections/SiteMenu';
import { expectStatesShown } from '../../blocks/expectStatesShown';
import { inStates } from '../../blocks/inStates';
import { itemOf } from '../../blocks/itemOf';
import { kitchenSink } from '../../blocks/kitchenSink';
import { longLabel } from '../../blocks/longWords';
import { shownSeveralTimes } from '../../blocks/shownSeveralTimes';
import { menuArgs } from '../siteFrameArgs';
import { laidOpen } from './laidOpen';

const meta = {
  title: 'Sections/SiteMenu',
  component: SiteMenu,
  parameters: { path: paths.contact, layout: 'fullscreen', docs: framedInDocs },
  args: menuArgs,
} satisfies Meta<typeof SiteMenu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const abovePage: Decorator = (Story) => (
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
);

const onPhone = { globals: phoneWindow, decorators: abovePage };

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
export const Default: Story = { ...onPhone, play: async ({ canvas }) => expectClosed(canvas) };

/** Open, it fills the window below the header, and the page behind it cannot be reached. */
export const Open: Story = {
  // Scrolls in the frame of a docs page.
  tags: ['!autodocs'],
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await expectOpen(canvas);
    const panel = document.getElementById('site-menu')?.getBoundingClientRect();
    await expect(panel?.width).toBe(window.innerWidth);
    await expect(panel?.bottom).toBe(window.innerHeight);
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

/** Its words begin in one line whatever is pressed around them, and the page that is open is marked below its words alone. */
export const LaidOpen: Story = {
  decorators: laidOpen,
  globals: phoneWindow,
  play: async ({ canvas }) => {
    const { beforeProducts, afterProducts, menuOnly } = mainNavigation;
    const names = [...beforeProducts, ...menuOnly, ...afterProducts].map(({ label }) => label);
    const sides = [...names, messages.productsLabel].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().left;
    });
    await expect(new Set(sides).size).toBe(1);
    const link = canvas.getByRole('link', { current: 'page' });
    await expect(link).toHaveStyle({ textDecorationLine: 'underline' });
    await expect(getComputedStyle(link, '::after').display).toBe('none');
  },
};

/** In the narrowest window long names are wrapped, and the groups of products stand below each other. */
export const LongText: Story = {
  decorators: laidOpen,
  args: {
    groups: menuArgs.groups.map((group) => ({ ...group, name: longLabel })),
    navigation: { ...mainNavigation, beforeProducts: [{ label: longLabel, href: '/' }] },
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: messages.productsPanelLabel });
    const sides = [...list.children].map((group) => group.getBoundingClientRect().left);
    await expect(new Set(sides).size).toBe(1);
  },
};

/** Under a pointer button and links change; by keyboard each wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: [laidOpen, inStates(400)],
  play: async ({ canvas }) => {
    await expectStatesShown(canvas.getAllByRole('button', { name: messages.menuLabel }));
    for (const name of [
      mainNavigation.beforeProducts[1].label,
      itemOf(products[2].services, 1).name,
      messages.loginLabel,
    ])
      await expectStatesShown(canvas.getAllByRole('link', { name }));
  },
};

export const KitchenSink = kitchenSink(meta, { LongText, PseudoStates });
