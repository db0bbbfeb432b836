import type { userEvent as UserEvent, within } from 'storybook/test';
import { join } from '#messages/pages/join';
import { joinFields as fields, type JoinRequest } from '../../../src/content/joinFields';
import { recordKeys } from '../../../src/domain/recordKeys';
import { offeredRoles } from '../../../src/pages/join/offeredRoles';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** What somebody might apply with. */
export const request = {
  name: 'Asha Devi',
  phone: '9876543210',
  role: 'MERCHANT',
} satisfies JoinRequest;

/** The fields in the order of the page. */
export const joinNames = recordKeys(fields);

/** The controls of the join form, found as a person finds them. */
export function joinFields(canvas: Canvas) {
  const { labels, submitLabel } = join.form;
  return {
    name: canvas.getByRole('textbox', { name: labels.name }),
    phone: canvas.getByRole('textbox', { name: labels.phone }),
    role: canvas.getByRole('radiogroup', { name: labels.role }),
    submit: canvas.getByRole('button', { name: submitLabel }),
  };
}

/** The radio of a role, found by the label that people read. */
export function roleRadio(canvas: Canvas, role: string) {
  const name = offeredRoles.find(({ value }) => value === role)?.label ?? role;
  return canvas.getByRole('radio', { name });
}

/** Fills the fields one after another; a field with an empty text stays blank. */
export async function fillJoinForm(
  canvas: Canvas,
  userEvent: Pick<typeof UserEvent, 'click' | 'paste'>,
  { name, phone, role }: Record<keyof JoinRequest, string> = request,
) {
  const fields = joinFields(canvas);
  for (const [field, text] of [
    [fields.name, name],
    [fields.phone, phone],
  ] as const) {
    if (!text) continue;
    await userEvent.click(field);
    await userEvent.paste(text);
  }
  if (role) await userEvent.click(roleRadio(canvas, role));
  return fields;
}
