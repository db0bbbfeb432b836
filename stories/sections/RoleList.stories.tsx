import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { join } from '#messages/pages/join';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { narrowWindow } from '../../.storybook/viewports';
import { RoleList } from '../../src/sections/RoleList';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from './shownSeveralTimes';

const longRoles = join.roles.map((role) => ({ ...role, label: longLabel, text: longText }));

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
  args: { roles: longRoles },
  globals: narrowWindow,
};

/** The roles in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
};

/** Every look of the section at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...snapshotAsKitchenSink, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases width={360}>
      <Case name="Default">
        <RoleList {...args} />
      </Case>
      <Case name="Long text">
        <RoleList
          title={longLabel}
          roles={longRoles.map((role) => ({ ...role, text: longLabel }))}
        />
      </Case>
    </Cases>
  ),
};
