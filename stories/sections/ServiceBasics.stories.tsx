import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { productFrame } from '#messages/productFrame';
import { page as aadhaarBanking } from '#messages/products/aadhaar-banking';
import { page as microAtm } from '#messages/products/micro-atm';
import { page as utilityPayments } from '#messages/products/utility-payments';
import { narrowWindow } from '../../.storybook/viewports';
import { products } from '../../src/content/products';
import { withoutEmphasis } from '../../src/domain/emphasisIn';
import { withEndKept } from '../../src/domain/withEndKept';
import { ServiceBasics } from '../../src/sections/ServiceBasics';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';

const meta = {
  title: 'Sections/ServiceBasics',
  tags: ['!stable', 'experimental'],
  component: ServiceBasics,
  parameters: { layout: 'fullscreen' },
  args: {
    messages: aadhaarBanking.basics,
    product: products[0],
    bringTitle: productFrame.bringTitle,
  },
} satisfies Meta<typeof ServiceBasics>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What to bring comes first, then how to make sure: a list each, below its heading. */
export const Default: Story = {
  play: async ({ args: { messages, bringTitle }, canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      bringTitle,
      messages.confirm.title,
    ]);
    const lists = canvas.getAllByRole('list');
    for (const [index, points] of [
      messages.bring.map(withoutEmphasis),
      messages.confirm.points.map((text) => withEndKept(withoutEmphasis(text))),
    ].entries()) {
      const items = within(itemOf(lists, index)).getAllByRole('listitem');
      await expect(items.map(({ textContent }) => textContent)).toEqual(points);
    }
  },
};

/** Each product has its own way to make sure, in its colour. */
export const WithAPin: Story = { args: { messages: microAtm.basics, product: products[1] } };

/** What is paid for stands first, each kind with its drawing, below one link to the service that pays for it. */
export const WithKinds: Story = {
  args: { messages: utilityPayments.basics, product: products[2] },
  play: async ({ canvas }) => {
    const { kinds } = utilityPayments.basics;
    await expect(itemOf(canvas.getAllByRole('heading', { level: 2 }), 0)).toHaveTextContent(
      kinds.title,
    );
    const list = within(itemOf(canvas.getAllByRole('list'), 0));
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      products[2].services.map(({ name }) => name),
    );
    for (const { label } of kinds.items) await expect(list.getByText(label)).toBeVisible();
  },
};

/** In the narrowest window what to bring stands below each other, and long words are wrapped. */
export const LongText: Story = {
  args: {
    product: products[2],
    messages: {
      kinds: {
        title: longLabel,
        note: longText,
        items: [
          { id: 'water', label: longLabel },
          { id: 'gas', label: longWord },
        ],
      },
      bring: [`**${longLabel}**`, `**${longWord}**`],
      confirm: { ...microAtm.basics.confirm, title: longLabel, points: [longText] },
    },
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, WithAPin, WithKinds, LongText });
