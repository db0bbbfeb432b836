import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { FormTextField, type FormTextFieldProps } from '../../src/forms/FormTextField';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel } from '../blocks/longWords';
import { query } from './contactFields';
import { edgeOf } from './edgeOf';
import { expectFieldStates } from './expectFieldStates';
import { FieldStates } from './FieldStates';
import { InForm } from './InForm';

const { labels } = contact.form;

interface LookProps extends FormTextFieldProps {
  value?: string;
  message?: string;
}

function Look({ value = '', message, ...field }: LookProps) {
  return (
    <InForm
      values={{ [field.name]: value }}
      messages={message === undefined ? {} : { [field.name]: message }}
    >
      <FormTextField {...field} />
    </InForm>
  );
}

const meta = {
  title: 'Forms/Parts/FormTextField looks',
  component: FormTextField,
  args: { name: 'name', label: labels.name },
} satisfies Meta<typeof FormTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pointer darkens the edge of a field; focus makes it thick and bright, so that it is seen without colour. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={240}>
      <FieldStates>
        <Look {...args} value={query.name} />
      </FieldStates>
      <Case name="Read-only">
        <Look {...args} value={query.name} isReadOnly />
      </Case>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    await expectFieldStates(fields);
    await expect(fields.map((field) => edgeOf(field).line).at(-1)).toBe('dashed');
  },
};

/** In error a field keeps its edge under a pointer and with focus, which is then shown by a ring around it. */
export const FocusInError: Story = {
  render: (args) => (
    <Cases width={240}>
      <FieldStates>
        <Look {...args} message={contactMessages.nameRequired} />
      </FieldStates>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    const [atRest, , focused] = fields.map(edgeOf);
    await expect(focused).toEqual(atRest);
    const rings = fields.map((field) => getComputedStyle(field.parentElement ?? field));
    await expect(rings.map((ring) => ring.outlineStyle)).toEqual(['none', 'none', 'solid']);
    await expect(rings.at(-1)?.outlineOffset).toBe('2px');
  },
};

/** Every look of the component at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={240}>
      <Case name="Filled">
        <Look {...args} value={query.name} />
      </Case>
      <Case name="With hint">
        <Look {...args} hint={join.form.phoneHint} />
      </Case>
      <Case name="With message">
        <Look {...args} message={contactMessages.nameRequired} />
      </Case>
      <Case name="Long label, long message">
        <Look {...args} label={longLabel} message={longLabel} />
      </Case>
      <Case name="Several lines">
        <Look name="message" label={labels.message} rows={5} value={query.message} />
      </Case>
      <Case name="Choice">
        <Look name="city" label={labels.city} options={[{ value: '', label: 'Select a city' }]} />
      </Case>
      <FieldStates>
        <Look {...args} />
      </FieldStates>
      <Case name="Read-only">
        <Look {...args} value={query.name} isReadOnly />
      </Case>
    </Cases>
  ),
};
