import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { joinMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { FormTextField } from '../../src/forms/FormTextField';
import { aroundComponent } from './aroundComponent';
import { query } from './contactFields';

const { labels } = contact.form;

const meta = {
  title: 'Forms/Parts/FormTextField kinds',
  component: FormTextField,
  args: { name: 'name', label: labels.name },
  decorators: aroundComponent,
  parameters: { form: { values: { name: '' } } },
} satisfies Meta<typeof FormTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An alert takes the hint's place; it is read out by itself, and the hint goes on describing the field. */
export const WithAlert: Story = {
  args: { hint: join.form.phoneHint, alert: { key: 1, text: joinMessages.phoneNotNumeric } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(joinMessages.phoneNotNumeric);
    await expect(canvas.getByText(join.form.phoneHint)).not.toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(join.form.phoneHint);
  },
};

/** A text is no default value: else a browser would not put it back when the page is opened again. */
export const NoDefaultValue: Story = {
  parameters: { form: { values: { name: query.name } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveProperty('defaultValue', '');
    await userEvent.type(field, ' and more');
    await userEvent.tab();
    await expect(field).toHaveProperty('defaultValue', '');
    await expect(field).toHaveValue(`${query.name} and more`);
  },
};

/** A field for a longer text is as high as its lines. */
export const SeveralLines: Story = {
  args: { name: 'message', label: labels.message, rows: 5 },
  parameters: { form: { values: { message: query.message } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(5 * lineHeight);
  },
};

/** With options it is a native select, whose first option is the empty choice. */
export const Choice: Story = {
  args: {
    name: 'city',
    label: labels.city,
    options: [
      { value: '', label: 'Select a city' },
      { value: 'jaipur', label: 'Jaipur' },
    ],
  },
  parameters: { form: { values: { city: '' } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: labels.city });
    await expect(field).toHaveDisplayValue('Select a city');
    await userEvent.selectOptions(field, 'Jaipur');
    await expect(field).toHaveValue('jaipur');
  },
};

/** While it is read-only its value can be focused and selected, and not edited. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { values: { name: query.name } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, ' and more');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(query.name);
    await userEvent.tripleClick(field);
    await expect(field).toHaveProperty('selectionStart', 0);
    await expect(field).toHaveProperty('selectionEnd', query.name.length);
  },
};
