import Box from '@mui/material/Box';
import List from '@mui/material/List';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { narrowWindow } from '../../.storybook/viewports';
import { ProductLinks } from '../../src/atoms/ProductLinks';
import { products } from '../../src/content/products';
import { fillPlaceholders } from '../../src/domain/fillPlaceholders';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longWord } from '../blocks/longWords';

const product = itemOf(products);
const servicesLabel = fillPlaceholders(siteFrame.servicesLabel, { product: product.name });

const meta = {
  title: 'Atoms/ProductLinks',
  component: ProductLinks,
  args: { product, servicesLabel },
  render: (args) => (
    <List>
      <ProductLinks {...args} />
    </List>
  ),
} satisfies Meta<typeof ProductLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `toBeVisible` does not know that the panel shows what is in closed `details`. */
const isShown = (element: Element) => element.checkVisibility();

/** The container by whose width the header has its drawer. */
const inDrawer: Decorator = (Story) => (
  <Box sx={{ container: 'bar / inline-size', maxWidth: 360 }}>
    <Story />
  </Box>
);

/** In the panel: what the product is, and all of its services. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(product.summary)).toBeVisible();
    for (const { name } of product.services)
      await expect(isShown(canvas.getByText(name))).toBe(true);
  },
};

/** In the drawer the services are folded until they are asked for. */
export const InDrawer: Story = {
  decorators: inDrawer,
  play: async ({ canvas, userEvent }) => {
    const service = canvas.getByText(itemOf(product.services).name);
    await expect(isShown(service)).toBe(false);
    await userEvent.click(canvas.getByLabelText(servicesLabel));
    await expect(isShown(service)).toBe(true);
  },
};

/** Long names are wrapped beside the button that unfolds. */
export const LongText: Story = {
  args: { product: { ...product, name: longWord } },
  decorators: inDrawer,
  globals: narrowWindow,
};

/** Under a pointer a link is underlined; the keyboard's ring stands around it. */
export const PseudoStates: Story = {
  decorators: inStates(240),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: product.name })),
};

export const KitchenSink = kitchenSink(meta, { Default, InDrawer, LongText, PseudoStates });
