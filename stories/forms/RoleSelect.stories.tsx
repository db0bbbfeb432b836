import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { narrowWindow } from '../../.storybook/viewports';
import { RoleSelect } from '../../src/forms/RoleSelect';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel } from '../blocks/longWords';
import { aroundComponent } from './aroundComponent';
import { expectFieldStates } from './expectFieldStates';
import { expectFull } from './expectFull';
import { inFieldStates } from './inFieldStates';

const blank = { role: '' };

const meta = {
  title: 'Forms/Components/RoleSelect',
  component: RoleSelect,
  args: {
    label: join.form.labels.role,
    placeholder: join.form.rolePlaceholder,
    roles: join.roles,
  },
  decorators: aroundComponent,
  parameters: { form: { values: blank } },
} satisfies Meta<typeof RoleSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before a choice the placeholder is shown; it stands for no role. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: args.label });
    await expect(field).toHaveDisplayValue(args.placeholder);
    await expect(field).toHaveValue('');
    await expect(field).toBeRequired();
  },
};

/** The roles are offered in their order, below the placeholder; one that is chosen by its label is kept by its value. */
export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const options = within(field).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      args.placeholder,
      ...args.roles.map(({ label }) => label),
    ]);
    const { label, value } = itemOf(args.roles, 1);
    await userEvent.selectOptions(field, label);
    await expect(field).toHaveValue(value);
  },
};

/** A role that the form holds is shown by its label. */
export const Chosen: Story = {
  parameters: { form: { values: { role: 'MERCHANT' } } },
  play: async ({ args, canvas }) => {
    const label = args.roles.find(({ value }) => value === 'MERCHANT')?.label;
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(label ?? '');
  },
};

/** A missing role is told below the select and describes it. */
export const WithMessage: Story = {
  parameters: { form: { values: blank, messages: { role: joinMessages.roleRequired } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(joinMessages.roleRequired);
  },
};

/** A long label is wrapped; of a long role three dots stand for the end, and the select is as wide as the page. */
export const LongText: Story = {
  globals: narrowWindow,
  args: { label: longLabel, roles: [{ value: 'MERCHANT', label: longLabel }] },
  parameters: { form: { values: { role: 'MERCHANT' } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: longLabel });
    await expect(field).toHaveDisplayValue(longLabel);
    await expect(getComputedStyle(field).textOverflow).toBe('ellipsis');
    await expectFull(field);
  },
};

/** A pointer darkens the edge of the select; focus makes it thick and bright. */
export const PseudoStates: Story = {
  decorators: inFieldStates,
  play: async ({ canvas }) => expectFieldStates(canvas.getAllByRole('combobox')),
};

export const KitchenSink = kitchenSink(
  meta,
  { Chosen, WithMessage, LongText, PseudoStates },
  { width: 240 },
);
