import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { narrowWindow } from '../../.storybook/viewports';
import { LockIcon } from '../../src/art/icons';
import { ContactFields } from '../../src/forms/ContactFields';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { aroundComponent } from './aroundComponent';
import { contactNames, query } from './ContactForm/contactFields';
import { blankQuery, missingMessages } from './ContactForm/contactStates';
import { edgeOf } from './edgeOf';
import { expectFieldStates } from './expectFieldStates';
import { inFieldStates } from './inFieldStates';

const { labels } = contact.form;

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;
const fieldsOf = (canvas: Canvas) =>
  contactNames.map((name) => canvas.getByRole('textbox', { name: labels[name] }));

const meta = {
  title: 'Forms/Components/ContactFields',
  component: ContactFields,
  args: { labels, safety: contact.form.safety, safetyIcon: <LockIcon />, isReadOnly: false },
  decorators: aroundComponent,
  parameters: { form: { values: blankQuery } },
  // The form's own gaps.
  render: (args) => (
    <Stack spacing={5}>
      <ContactFields {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ContactFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Required fields; the browser can fill in all but the message. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const fields = fieldsOf(canvas);
    for (const field of fields) await expect(field).toBeRequired();
    await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(
      // Names of the HTML standard, written down: browsers fill in nothing else.
      ['name', 'email', 'tel', 'address-level2', null],
    );
  },
};

/** The fields hold the values of the form around them. */
export const Filled: Story = {
  parameters: { form: { values: query } },
  play: async ({ canvas }) => {
    for (const [index, field] of fieldsOf(canvas).entries())
      await expect(field).toHaveValue(Object.values(query)[index]);
  },
};

/** Each field has its own message. */
export const WithMessages: Story = {
  parameters: { form: { values: blankQuery, messages: missingMessages } },
  play: async ({ canvas }) => {
    for (const [index, field] of fieldsOf(canvas).entries())
      await expect(field).toHaveAccessibleDescription(Object.values(missingMessages)[index]);
  },
};

/** While a query is on its way no field can be edited, and the edges are dashed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { values: query } },
  play: async ({ canvas }) => {
    for (const field of fieldsOf(canvas)) {
      await expect(field).toHaveAttribute('readonly');
      await expect(edgeOf(field).line).toBe('dashed');
    }
  },
};

/** Long labels are wrapped, and in the narrowest window the fields stand below each other. */
export const LongText: Story = {
  args: { labels: { ...labels, name: longLabel, email: longLabel, message: longLabel } },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** A pointer darkens the edge of a field, focus makes it thick and bright, whatever its kind. */
export const PseudoStates: Story = {
  decorators: inFieldStates,
  play: async ({ canvas }) => {
    for (const name of contactNames)
      await expectFieldStates(canvas.getAllByRole('textbox', { name: labels[name] }));
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { Filled, WithMessages, ReadOnly, LongText, PseudoStates },
  { width: 480 },
);
