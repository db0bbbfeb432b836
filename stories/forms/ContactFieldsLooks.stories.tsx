import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact } from '#messages/pages/contact';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { ContactFields } from '../../src/forms/ContactFields';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel } from '../blocks/longWords';
import { contactNames, query } from './contactFields';
import { blankQuery, missingMessages } from './contactStates';
import { expectFieldStates } from './expectFieldStates';
import { FieldColumn } from './FieldColumn';
import { FieldStates } from './FieldStates';
import { InForm } from './InForm';

const { labels } = contact.form;
const longLabels = { ...labels, name: longLabel, email: longLabel, message: longLabel };

const meta = {
  title: 'Forms/Parts/ContactFields looks',
  component: ContactFields,
  args: { labels, isReadOnly: false },
} satisfies Meta<typeof ContactFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pointer darkens the edge of a field, focus makes it thick and bright, whatever its kind. */
export const PseudoStates: Story = {
  render: (args) => (
    <InForm values={blankQuery}>
      <Cases width={240}>
        <FieldStates>
          <FieldColumn {...args} />
        </FieldStates>
      </Cases>
    </InForm>
  ),
  play: async ({ canvas }) => {
    for (const name of contactNames)
      await expectFieldStates(canvas.getAllByRole('textbox', { name: labels[name] }));
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={480}>
      <Case name="Filled">
        <InForm values={query}>
          <FieldColumn {...args} />
        </InForm>
      </Case>
      <Case name="With messages">
        <InForm values={blankQuery} messages={missingMessages}>
          <FieldColumn {...args} />
        </InForm>
      </Case>
      <Case name="Read-only">
        <InForm values={query}>
          <FieldColumn {...args} isReadOnly />
        </InForm>
      </Case>
      <InForm values={blankQuery}>
        <Case name="Long labels">
          <FieldColumn {...args} labels={longLabels} />
        </Case>
        <FieldStates>
          <FieldColumn {...args} />
        </FieldStates>
      </InForm>
    </Cases>
  ),
};
