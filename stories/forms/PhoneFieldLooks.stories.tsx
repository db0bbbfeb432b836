import type { Meta, StoryObj } from '@storybook/react-vite';
import { joinMessages } from '#messages/forms';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { PhoneField } from '../../src/forms/PhoneField';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel } from '../blocks/longWords';
import { expectFieldStates } from './expectFieldStates';
import { FieldStates } from './FieldStates';
import { InForm } from './InForm';
import { request } from './joinFields';
import { phoneFieldArgs } from './phoneFieldArgs';

const blank = { phone: '' };
const alert = { key: 1, text: joinMessages.phoneNotNumeric };

const meta = {
  title: 'Forms/Parts/PhoneField looks',
  component: PhoneField,
  args: phoneFieldArgs,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pointer darkens the edge of the field; focus makes it thick and bright. */
export const PseudoStates: Story = {
  render: (args) => (
    <InForm values={blank}>
      <Cases width={240}>
        <FieldStates>
          <PhoneField {...args} />
        </FieldStates>
      </Cases>
    </InForm>
  ),
  play: async ({ canvas }) => expectFieldStates(canvas.getAllByRole('textbox')),
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={240}>
      <Case name="Filled">
        <InForm values={{ phone: request.phone }}>
          <PhoneField {...args} />
        </InForm>
      </Case>
      <Case name="With alert">
        <InForm values={{ phone: '987' }}>
          <PhoneField {...args} alert={alert} />
        </InForm>
      </Case>
      <InForm values={blank} messages={{ phone: joinMessages.phoneLength }}>
        <Case name="With message">
          <PhoneField {...args} />
        </Case>
        <Case name="With alert after a message">
          <PhoneField {...args} alert={alert} />
        </Case>
      </InForm>
      <InForm values={blank}>
        <Case name="Without hint">
          <PhoneField {...args} hint={undefined} />
        </Case>
        <Case name="Long text">
          <PhoneField {...args} label={longLabel} alert={{ key: 1, text: longLabel }} />
        </Case>
        <FieldStates>
          <PhoneField {...args} />
        </FieldStates>
      </InForm>
    </Cases>
  ),
};
