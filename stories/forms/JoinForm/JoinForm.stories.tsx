import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { company } from '#messages/company';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { snapshotAsForm } from '../../../.storybook/modes';
import { narrowWindow } from '../../../.storybook/viewports';
import type { JoinRequest } from '../../../src/content/joinFields';
import { fillPlaceholders } from '../../../src/domain/fillPlaceholders';
import { createDraft } from '../../../src/forms/createDraft';
import { JoinForm } from '../../../src/forms/JoinForm';
import { longLabel } from '../../blocks/longWords';
import { expectMessages } from '../fieldMessages';
import { fillJoinForm, joinFields, request, roleRadio } from './joinFields';
import { joinFormArgs } from './joinFormArgs';

const meta = {
  title: 'Forms/JoinForm',
  component: JoinForm,
  args: joinFormArgs,
} satisfies Meta<typeof JoinForm>;

export default meta;

function draftOf(texts: JoinRequest) {
  const draft = createDraft<JoinRequest>();
  draft.keep(texts);
  return draft;
}

type Story = StoryObj<typeof meta>;

/** Blank fields, which the browser can fill in, and no role chosen, none in error; a call stands beside the button. */
export const Default: Story = {
  parameters: snapshotAsForm,
  play: async ({ canvas }) => {
    const { submit, ...fields } = joinFields(canvas);
    await expectMessages(fields, {});
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.queryByRole('button', { name: join.form.clearLabel })).toBeNull();
    await expect(fields.name).toHaveAttribute('autocomplete', 'name');
    await expect(fields.phone).toHaveAttribute('autocomplete', 'tel-national');
    await expect(fields.phone).toHaveAccessibleDescription(join.form.phoneHint);
    const call = fillPlaceholders(join.form.callLabel, { phone: company.phoneDisplay });
    await expect(canvas.getByRole('link', { name: call })).toHaveAttribute(
      'href',
      `tel:${company.phone}`,
    );
  },
};

/** A field that is left blank is not yet in error: nothing is said before the first submit. */
export const LeftBlank: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name } = joinFields(canvas);
    await userEvent.click(name);
    await userEvent.tab();
    await expect(name).not.toHaveFocus();
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await expect(name).not.toHaveAccessibleDescription();
  },
};

/** A role is chosen by the label that people read, and its value is handed on, once for two presses: MERCHANT for a retailer. */
export const JoinsAsRetailer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { submit } = await fillJoinForm(canvas, userEvent, { ...request, role: '' });
    await userEvent.click(roleRadio(canvas, 'MERCHANT'));
    // In one task: both presses are made before the first is checked.
    submit.click();
    submit.click();
    await waitFor(() => expect(args.onJoin).toHaveBeenCalledWith({ ...request, role: 'MERCHANT' }));
    await expect(args.onJoin).toHaveBeenCalledTimes(1);
  },
};

/** A link to the form may have a role in mind: it is chosen at first, and can be changed. */
export const RoleInMind: Story = {
  args: { roleInMind: 'SUPER_RETAILER' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(roleRadio(canvas, 'SUPER_RETAILER')).toBeChecked();
    const { submit } = await fillJoinForm(canvas, userEvent, request);
    await userEvent.click(submit);
    await waitFor(() => expect(args.onJoin).toHaveBeenCalledWith(request));
  },
};

/** What was chosen before the page was left wins over the role that a link has in mind. */
export const DraftWins: Story = {
  args: { roleInMind: 'SUPER_RETAILER' },
  render: (args) => <JoinForm {...args} draft={draftOf(request)} />,
  play: async ({ canvas }) => {
    await expect(roleRadio(canvas, request.role)).toBeChecked();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

/** Where a draft was put back, a button before the fields deletes all of it, and goes. */
export const ClearPutBack: Story = {
  render: function Render(args) {
    const [draft] = useState(() => draftOf(request));
    return <JoinForm {...args} draft={draft} />;
  },
  play: async ({ canvas, userEvent }) => {
    const { name, phone } = joinFields(canvas);
    await expect(name).toHaveValue(request.name);
    await userEvent.type(phone, 'x');
    const clear = canvas.getByRole('button', { name: join.form.clearLabel });
    await userEvent.click(clear);
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(clear).not.toBeInTheDocument();
    await expect(name).toHaveFocus();
  },
};

/** A text that the browser puts back when it shows the page again is the form's; once deleted, it is missing. */
export const PutBackByBrowser: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, phone, submit } = joinFields(canvas);
    // As the browser does, without an event of the field.
    if (name instanceof HTMLInputElement) name.setRangeText(request.name);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await userEvent.click(submit);
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'));
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await userEvent.clear(name);
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveAccessibleDescription(joinMessages.nameRequired));
  },
};

/** An error that no field can show stops the submit: it is logged, other ways are offered, nothing is lost. */
export const ErrorOfNoField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const fields = await fillJoinForm(canvas, userEvent, { ...request, name: '' });
    // No field of this form any more.
    fields.name.setAttribute('form', 'none');
    await userEvent.click(fields.submit);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(join.form.scriptless.title);
    const ways = alert.parentElement;
    await expect(ways?.querySelector(`a[href="mailto:${company.email}"]`)).toBeVisible();
    await expect(ways?.querySelector(`a[href="tel:${company.phone}"]`)).toBeVisible();
    await expect(args.logError).toHaveBeenCalledWith(
      new Error('No field shows the error of: name'),
    );
    await expect(args.onJoin).not.toHaveBeenCalled();
    await expect(fields.phone).toHaveValue(request.phone);
    await expect(roleRadio(canvas, request.role)).toBeChecked();
    await userEvent.type(fields.phone, '{Backspace}');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Long labels, sentences and words on the button are wrapped. */
export const LongText: Story = {
  globals: narrowWindow,
  args: {
    content: {
      ...join.form,
      title: longLabel,
      text: longLabel,
      labels: { ...join.form.labels, name: longLabel },
      phoneHint: longLabel,
      notice: { ...join.form.notice, text: longLabel },
      submitLabel: longLabel,
    },
  },
};
