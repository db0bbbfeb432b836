import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { joinMessages } from '#messages/forms';
import { snapshotAsState } from '../../../.storybook/modes';
import type { FormField } from '../../../src/content/formField';
import { type JoinRequest, joinFields as joinRecords } from '../../../src/content/joinFields';
import { mapRecord } from '../../../src/domain/mapRecord';
import { JoinForm } from '../../../src/forms/JoinForm';
import { blankMessages, expectMessages, formatMessages } from '../fieldMessages';
import { fillJoinForm, joinFields, request, roleRadio } from './joinFields';
import { joinFormArgs } from './joinFormArgs';

/**
 * The messages of a submit, each by itself. `EmptySubmit` has a snapshot of all of them, and `PhoneTooShort` of one in
 * a filled form; the other stories show nothing else.
 */
const meta = {
  title: 'Forms/JoinForm/Messages',
  tags: ['!autodocs'],
  component: JoinForm,
  args: joinFormArgs,
} satisfies Meta<typeof JoinForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submits a request with one value changed; that field alone has the message, and focus. */
const onlyMessage = (name: keyof JoinRequest, value: string, message: string): Story => ({
  play: async ({ args, canvas, userEvent }) => {
    const values = { ...request, [name]: value };
    const { submit, ...fields } = await fillJoinForm(canvas, userEvent, values);
    await userEvent.click(submit);
    await expect(await canvas.findByText(message)).toBeVisible();
    await expectMessages(fields, { [name]: message });
    // Of the roles the first takes it.
    const focused = name === 'role' ? roleRadio(canvas, 'DISTRIBUTOR') : fields[name];
    await waitFor(() => expect(focused).toHaveFocus());
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
});

/** A missing name is asked for. */
export const NameMissing = onlyMessage('name', '', joinMessages.nameRequired);

/** Blanks alone are no name. */
export const NameOfBlanks = onlyMessage('name', '   ', joinMessages.nameRequired);

/** A missing phone number is asked for with its length; the message takes the hint's place. */
export const PhoneMissing = onlyMessage('phone', '', joinMessages.phoneLength);

/** Nine digits are not a phone number. */
export const PhoneTooShort: Story = {
  ...onlyMessage('phone', '987654321', joinMessages.phoneLength),
  parameters: snapshotAsState,
};

/** A missing role is asked for. */
export const RoleMissing = onlyMessage('role', '', joinMessages.roleRequired);

/** An empty submit shows the message of each field, and focuses the first. */
export const EmptySubmit: Story = {
  parameters: snapshotAsState,
  play: async ({ args, canvas, userEvent }) => {
    const { submit, ...fields } = joinFields(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByText(joinMessages.nameRequired)).toBeVisible();
    await expectMessages(fields, blankMessages(joinRecords, joinMessages));
    await waitFor(() => expect(fields.name).toHaveFocus());
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

/** Each text in another format than its field's is sent back, and no other. */
export const OtherFormats: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const malformed = mapRecord(joinRecords, ({ rule }: FormField, name) =>
      rule.format ? 'x' : request[name],
    );
    const { submit, ...fields } = await fillJoinForm(canvas, userEvent, malformed);
    await userEvent.click(submit);
    await expectMessages(fields, formatMessages(joinRecords, joinMessages));
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

/** The message of the phone goes with the tenth digit, and the hint comes back. */
export const PhoneMended: Story = {
  play: async ({ canvas, userEvent }) => {
    const { phone, submit } = await fillJoinForm(canvas, userEvent, { ...request, phone: '98765' });
    await userEvent.click(submit);
    await canvas.findByText(joinMessages.phoneLength);
    await userEvent.type(phone, '4321');
    await expect(canvas.getByText(joinMessages.phoneLength)).toBeVisible();
    await userEvent.type(phone, '0');
    await waitFor(() => expect(canvas.queryByText(joinMessages.phoneLength)).toBeNull());
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
    await expect(phone).toHaveAccessibleDescription(joinFormArgs.content.phoneHint);
  },
};

/** A field that was mended and is spoilt again has its message again; others are left alone. */
export const SpoiltAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const values = { ...request, phone: '987654321' };
    const { name, phone, submit } = await fillJoinForm(canvas, userEvent, values);
    await userEvent.click(submit);
    await canvas.findByText(joinMessages.phoneLength);
    await userEvent.type(phone, '0');
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'false'));
    await userEvent.clear(name);
    await userEvent.type(phone, '{Backspace}');
    await expect(await canvas.findByText(joinMessages.phoneLength)).toBeVisible();
    await expect(name).toHaveAttribute('aria-invalid', 'false');
  },
};
