import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { help } from '#messages/pages/help';
import { narrowWindow } from '../../.storybook/viewports';
import { fraudPhone } from '../../src/content/publicPlaces';
import { Helpline } from '../../src/sections/Helpline';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const { title, text, phoneLabel } = help.stage.fraud;
const phone = fraudPhone;

const meta = {
  title: 'Sections/Helpline',
  component: Helpline,
  args: { title, text, phone, phoneLabel: `${phone}, ${phoneLabel}` },
} satisfies Meta<typeof Helpline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number is a button that calls it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: `${phone}, ${phoneLabel}` });
    await expect(call).toHaveAttribute('href', `tel:${phone}`);
  },
};

/** In the narrowest window long words are wrapped, and the number stands below them. */
export const LongText: Story = {
  args: { title: longLabel, text: longText },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, LongText });
