import type { Meta, StoryObj } from '@storybook/react-vite';
import { joinMessages } from '#messages/forms';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { RoleSelect } from '../../src/forms/RoleSelect';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel } from '../blocks/longWords';
import { expectFieldStates } from './expectFieldStates';
import { FieldStates } from './FieldStates';
import { InForm } from './InForm';
import { roleSelectArgs } from './roleSelectArgs';

const blank = { role: '' };

const meta = {
  title: 'Forms/Parts/RoleSelect looks',
  component: RoleSelect,
  args: roleSelectArgs,
} satisfies Meta<typeof RoleSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pointer darkens the edge of the select; focus makes it thick and bright. */
export const PseudoStates: Story = {
  render: (args) => (
    <InForm values={blank}>
      <Cases width={240}>
        <FieldStates>
          <RoleSelect {...args} />
        </FieldStates>
      </Cases>
    </InForm>
  ),
  play: async ({ canvas }) => expectFieldStates(canvas.getAllByRole('combobox')),
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={240}>
      {args.roles.map(({ value, label }) => (
        <Case key={value} name={`Chosen: ${label}`}>
          <InForm values={{ role: value }}>
            <RoleSelect {...args} />
          </InForm>
        </Case>
      ))}
      <Case name="With message">
        <InForm values={blank} messages={{ role: joinMessages.roleRequired }}>
          <RoleSelect {...args} />
        </InForm>
      </Case>
      <InForm values={blank}>
        <Case name="Long text">
          <RoleSelect {...args} label={longLabel} placeholder={longLabel} />
        </Case>
        <FieldStates>
          <RoleSelect {...args} />
        </FieldStates>
      </InForm>
    </Cases>
  ),
};
