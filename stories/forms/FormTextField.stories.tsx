import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import { FormTextField } from '../../src/forms/FormTextField';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longWord } from '../blocks/longWords';
import { aroundComponent } from './aroundComponent';
import { query } from './ContactForm/contactFields';
import { edgeOf } from './edgeOf';
import { expectFieldStates } from './expectFieldStates';
import { expectFull } from './expectFull';
import { inFieldStates } from './inFieldStates';

const { labels } = contact.form;
const blank = { name: '' };

const meta = {
  title: 'Forms/Components/FormTextField',
  component: FormTextField,
  args: { name: 'name', label: labels.name, autoComplete: 'name' },
  decorators: aroundComponent,
  parameters: { form: { values: blank } },
} satisfies Meta<typeof FormTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty field with its label always in sight above it; it is required and not in error. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: args.label });
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(field).not.toHaveAccessibleDescription();
    await expect(canvas.getByText(args.label).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      field.getBoundingClientRect().top,
    );
  },
};

/** What is typed is the form's value, and no default value: else a browser would not put it back when the page is opened again. */
export const Filled: Story = {
  parameters: { form: { values: { name: 'Asha' } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, ' Devi');
    await userEvent.tab();
    await expect(field).toHaveValue(query.name);
    await expect(field).toHaveProperty('defaultValue', '');
  },
};

/** A hint stands below the field and describes it. */
export const WithHint: Story = {
  args: { hint: join.form.phoneHint },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(join.form.phoneHint)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(join.form.phoneHint);
  },
};

/** A message takes the hint's place, describes the field and marks it as in error. */
export const WithMessage: Story = {
  args: { hint: join.form.phoneHint },
  parameters: { form: { values: blank, messages: { name: contactMessages.nameRequired } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(contactMessages.nameRequired);
    await expect(canvas.queryByText(join.form.phoneHint)).toBeNull();
  },
};

/** A long label and a long message, long words included, are wrapped, and the field is as wide as the page. */
export const LongText: Story = {
  args: { label: longLabel },
  globals: narrowWindow,
  parameters: { form: { values: blank, messages: { name: `${longLabel} ${longWord}` } } },
  play: async ({ canvas }) => {
    await expectFull(canvas.getByRole('textbox'));
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

/** While it is read-only its edge is dashed, and its value can be focused and selected, and not edited. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { form: { values: { name: query.name } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(edgeOf(field).line).toBe('dashed');
    await userEvent.type(field, ' and more');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(query.name);
    await userEvent.tripleClick(field);
    await expect(field).toHaveProperty('selectionStart', 0);
    await expect(field).toHaveProperty('selectionEnd', query.name.length);
  },
};

/** A pointer darkens the edge of a field; focus makes it thick and bright, so that it is seen without colour. */
export const PseudoStates: Story = {
  decorators: inFieldStates,
  play: async ({ canvas }) => expectFieldStates(canvas.getAllByRole('textbox')),
};

/** In error a field keeps its edge under a pointer and with focus, which is then shown by a ring around it. */
export const FocusInError: Story = {
  decorators: inFieldStates,
  parameters: WithMessage.parameters,
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    const [atRest, , focused] = fields.map(edgeOf);
    await expect(focused).toEqual(atRest);
    const rings = fields.map((field) => getComputedStyle(field.parentElement ?? field));
    await expect(rings.map((ring) => ring.outlineStyle)).toEqual(['none', 'none', 'solid']);
    await expect(rings.at(-1)?.outlineOffset).toBe('2px');
  },
};

export const KitchenSink = kitchenSink(
  meta,
  { Filled, WithHint, LongText, SeveralLines, ReadOnly, PseudoStates, FocusInError },
  { width: 240 },
);
