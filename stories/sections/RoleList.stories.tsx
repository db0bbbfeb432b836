import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import { RoleList } from '../../src/sections/RoleList';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';

const meta = {
  title: 'Sections/RoleList',
  component: RoleList,
  args: { title: join.rolesTitle, roles: join.roles },
} satisfies Meta<typeof RoleList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four roles in the order of the form, spelled as in the form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: join.rolesTitle })).toBeVisible();
    const names = canvas
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(join.roles.map(({ label }) => label));
  },
};

/** Long names and texts are wrapped beside their images. */
export const LongText: Story = {
  args: {
    title: longLabel,
    roles: join.roles.map((role) => ({ ...role, label: longLabel, text: longText })),
  },
  globals: narrowWindow,
};

export const KitchenSink = kitchenSink(meta, { Default, LongText }, { width: 360 });
