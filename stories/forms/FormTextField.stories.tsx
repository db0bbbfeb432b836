import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactMessages } from '#messages/forms';
import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import { FormTextField } from '../../src/forms/FormTextField';
import { longLabel, longWord } from '../blocks/longWords';
import { aroundComponent } from './aroundComponent';
import { query } from './contactFields';
import { edgeOf } from './edgeOf';
import { expectFull } from './expectFull';

const { labels } = contact.form;
const blank = { name: '' };

const meta = {
  title: 'Forms/Parts/FormTextField',
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

/** What is typed is the form's value. */
export const Filled: Story = {
  parameters: { form: { values: { name: 'Asha' } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, ' Devi');
    await expect(field).toHaveValue(query.name);
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

/** A field in error that has focus shows both: its edge stays, and the ring of focus stands around it. */
export const FocusInError: Story = {
  parameters: { form: { values: blank, messages: { name: contactMessages.nameRequired } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const before = edgeOf(field);
    await userEvent.click(field);
    await expect(edgeOf(field)).toEqual(before);
    await expect(field.parentElement).toHaveStyle('outline-style: solid');
  },
};

/** A long label, long word included, is wrapped above the field. */
export const LongLabel: Story = {
  args: { label: longLabel, sx: { maxWidth: 240 } },
};

/** A long message, long word included, is wrapped below the field. */
export const LongMessage: Story = {
  args: { sx: { maxWidth: 240 } },
  parameters: { form: { values: blank, messages: { name: `${longLabel} ${longWord}` } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${longLabel} ${longWord}`)).toBeVisible();
  },
};

/** In the narrowest window the field is as wide as the page. */
export const Narrow: Story = {
  globals: narrowWindow,
  args: { hint: join.form.phoneHint },
  play: async ({ canvas }) => {
    await expectFull(canvas.getByRole('textbox'));
  },
};
