import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { joinMessages } from '#messages/forms';
import { narrowWindow } from '../../.storybook/viewports';
import { RoleSelect } from '../../src/forms/RoleSelect';
import { itemOf } from '../blocks/itemOf';
import { longLabel } from '../blocks/longWords';
import { aroundComponent } from './aroundComponent';
import { edgeOf } from './edgeOf';
import { expectFull } from './expectFull';
import { roleSelectArgs } from './roleSelectArgs';

const blank = { role: '' };
const inError = { values: blank, messages: { role: joinMessages.roleRequired } };

const meta = {
  title: 'Forms/Parts/RoleSelect',
  component: RoleSelect,
  args: roleSelectArgs,
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

/** The roles are offered in their order, below the placeholder. */
export const Offered: Story = {
  play: async ({ args, canvas }) => {
    const options = within(canvas.getByRole('combobox')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      args.placeholder,
      ...args.roles.map(({ label }) => label),
    ]);
  },
};

/** A role that is chosen by its label is kept by its value. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const { label, value } = itemOf(args.roles, 1);
    await userEvent.selectOptions(field, label);
    await expect(field).toHaveValue(value);
    await expect(field).toHaveDisplayValue(label);
  },
};

/** A missing role is told below the select and describes it. */
export const WithMessage: Story = {
  parameters: { form: inError },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(joinMessages.roleRequired);
  },
};

/** A select has no caret, so the ring alone shows focus where its edge tells of an error. */
export const FocusInError: Story = {
  parameters: { form: inError },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const before = edgeOf(field);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(edgeOf(field)).toEqual(before);
    await expect(field.parentElement).toHaveStyle('outline-style: solid');
  },
};

/** A long label is wrapped above the select. */
export const LongLabel: Story = {
  args: { label: longLabel, sx: { maxWidth: 240 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: longLabel })).toBeVisible();
  },
};

/** A long role does not make the select wider than its place: three dots stand for its end. */
export const LongRole: Story = {
  args: { roles: [{ value: 'MERCHANT', label: longLabel }], sx: { maxWidth: 240 } },
  parameters: { form: { values: { role: 'MERCHANT' } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveDisplayValue(longLabel);
    await expect(field.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    await expect(getComputedStyle(field).textOverflow).toBe('ellipsis');
  },
};

/** In the narrowest window the select is as wide as the page. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await expectFull(canvas.getByRole('combobox'));
  },
};
