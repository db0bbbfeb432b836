import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { framedInDocs } from '../../.storybook/framedInDocs';
import { byHand } from '../../.storybook/realInput';
import { narrowWindow } from '../../.storybook/viewports';
import { ProductsMenu } from '../../src/atoms/ProductsMenu';
import { products } from '../../src/content/products';
import { expectFits } from './expectFits';
import { itemOf } from './itemOf';
import { longLabel } from './longWords';
import {
  expectClosed,
  expectOpen,
  MenuFrame,
  menuArgs,
  menuButton,
  outsideButton,
  pressOutside,
} from './productsMenuFrame';

const meta = {
  title: 'Atoms/ProductsMenu',
  component: ProductsMenu,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: menuArgs,
  decorators: [
    (Story) => (
      <MenuFrame>
        <Story />
      </MenuFrame>
    ),
  ],
  beforeEach: () => {
    pressOutside.mockClear();
  },
} satisfies Meta<typeof ProductsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, the button says so and none of the links can be reached. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expectClosed(canvas);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A click opens the panel with every group and every service, each with its own address. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    await expectOpen(canvas);
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(
      products.flatMap(({ path, services }) => [
        path,
        ...services.map(({ id }) => `${path}#${id}`),
      ]),
    );
  },
};

/** A second click on Products closes the panel again. */
export const ToggledClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    await expectOpen(canvas);
    await userEvent.click(menuButton(canvas));
    await expectClosed(canvas);
  },
};

/** So does a person's second click, whose press alone counts as one outside the panel. */
export const ToggledClosedByHand: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    await input.click(menuButton(canvas));
    await expectClosed(canvas);
  }),
};

/** A click on a button outside closes the panel and still does what that button does. */
export const ClosedByClickOutside: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    await input.click(outsideButton(canvas));
    await expectClosed(canvas);
    await expect(pressOutside).toHaveBeenCalledTimes(1);
  }),
};

/** A click inside the panel, beside its links, leaves it open. */
export const OpenAfterClickInside: Story = {
  play: byHand(async ({ canvas }, input) => {
    await input.click(menuButton(canvas));
    await expectOpen(canvas);
    const list = canvas.getByRole('list', { name: menuArgs.panelLabel });
    const mark = within(list).getByText(itemOf(products).name).previousElementSibling;
    await expect(mark).toBeVisible();
    await input.click(list);
    await expectOpen(canvas);
  }),
};

/** Following a link closes the panel. */
export const ClosedByFollowing: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, path } = itemOf(products);
    await userEvent.click(menuButton(canvas));
    await expectOpen(canvas);
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
    await userEvent.click(link);
    await expectClosed(canvas);
  },
};

/** Long names of groups and services are wrapped in their columns. */
export const LongNames: Story = {
  args: {
    groups: menuArgs.groups.map(({ services, ...group }) => ({
      ...group,
      name: longLabel,
      services: services.map((service) => ({ ...service, name: longLabel })),
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    await expectOpen(canvas);
    await expectFits(canvasElement);
  },
};

/** In a narrow window the panel keeps to the window and scrolls within itself. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(menuButton(canvas));
    await expectOpen(canvas);
    const list = canvas.getByRole('list', { name: menuArgs.panelLabel });
    const panel = list.parentElement?.getBoundingClientRect();
    await expect(panel?.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectFits(canvasElement);
  },
};
