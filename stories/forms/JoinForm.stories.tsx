import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { joinMessages } from '../../src/content/messages';
import { join } from '../../src/content/pages/join';
import { JoinForm } from '../../src/forms/JoinForm';
import { joinFields } from './joinFields';
import { joinFormArgs } from './joinFormArgs';

const meta = {
  title: 'Forms/JoinForm',
  component: JoinForm,
  args: joinFormArgs,
} satisfies Meta<typeof JoinForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is said of a field before the first submit, not even after it was left blank. */
export const Blank: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, phone, role } = joinFields(canvas);
    await userEvent.click(name);
    await userEvent.tab();
    await expect(phone).toHaveFocus();
    for (const field of [name, phone, role])
      await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(phone).toHaveAccessibleDescription(join.form.phoneHint);
  },
};

/** An empty submit shows all three messages, each tied to its field, and focuses the first. */
export const EmptySubmit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { name, phone, role, submit } = joinFields(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByText(joinMessages.nameRequired)).toBeVisible();
    await expect(name).toHaveAccessibleDescription(joinMessages.nameRequired);
    await expect(phone).toHaveAccessibleDescription(joinMessages.phoneLength);
    await expect(role).toHaveAccessibleDescription(joinMessages.roleRequired);
    for (const field of [name, phone, role])
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveFocus();
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

/** Blanks alone are no name. */
export const NameOfBlanks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { name, phone, role, submit } = joinFields(canvas);
    await userEvent.type(name, '   ');
    await userEvent.type(phone, '9876543210');
    await userEvent.selectOptions(role, 'MERCHANT');
    await userEvent.click(submit);
    await expect(await canvas.findByText(joinMessages.nameRequired)).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
    await expect(role).toHaveAttribute('aria-invalid', 'false');
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

/** Nine digits are not a phone number; the field takes focus. */
export const PhoneTooShort: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { name, phone, role, submit } = joinFields(canvas);
    await userEvent.type(name, 'Asha Devi');
    await userEvent.type(phone, '987654321');
    await userEvent.selectOptions(role, 'MERCHANT');
    await userEvent.click(submit);
    await expect(await canvas.findByText(joinMessages.phoneLength)).toBeVisible();
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

/** Without a role the select takes focus and asks for one. */
export const RoleMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { name, phone, role, submit } = joinFields(canvas);
    await userEvent.type(name, 'Asha Devi');
    await userEvent.type(phone, '9876543210');
    await userEvent.click(submit);
    await expect(await canvas.findByText(joinMessages.roleRequired)).toBeVisible();
    await expect(role).toHaveFocus();
    await expect(role).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

/** A message goes while its field is mended and comes back when it is spoilt; the others wait. */
export const Mended: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, phone, role, submit } = joinFields(canvas);
    await userEvent.type(name, 'Asha Devi');
    await userEvent.type(phone, '987654321');
    await userEvent.selectOptions(role, 'MERCHANT');
    await userEvent.click(submit);
    await canvas.findByText(joinMessages.phoneLength);
    await userEvent.type(phone, '0');
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'false'));
    await expect(canvas.queryByText(joinMessages.phoneLength)).toBeNull();
    await userEvent.type(phone, '{Backspace}');
    await expect(await canvas.findByText(joinMessages.phoneLength)).toBeVisible();
    await userEvent.clear(name);
    await expect(name).toHaveAttribute('aria-invalid', 'false');
  },
};

/** Every role can be chosen and is handed on by its value, with the trimmed name and the number. */
export const EveryRole: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { name, phone, role, submit } = joinFields(canvas);
    await userEvent.type(name, '  Asha Devi ');
    await userEvent.type(phone, '9876543210');
    for (const { value, label } of join.roles) {
      await userEvent.selectOptions(role, label);
      await userEvent.click(submit);
      const request = { name: 'Asha Devi', phone: '9876543210', role: value };
      await waitFor(() => expect(args.onJoin).toHaveBeenLastCalledWith(request));
    }
    await expect(args.onJoin).toHaveBeenCalledTimes(4);
  },
};
