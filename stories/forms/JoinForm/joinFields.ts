import { join } from '#messages/pages/join';
import { joinFields as fields, type JoinRequest } from '../../../src/content/joinFields';
import { offeredRoles } from '../../../src/pages/join/offeredRoles';
import { exampleTexts } from '../../../tests/exampleTexts';
import { type Canvas, fillControls, findControls, type User } from '../formControls';

/** What somebody might apply with. */
export const request: JoinRequest = {
  ...exampleTexts(fields),
  name: 'Asha Devi',
  phone: '9876543210',
  role: 'MERCHANT',
};

/** The controls of the join form. */
export const joinFields = (canvas: Canvas) => findControls(canvas, fields, join.form);

/** The radio of a role, found by the label that people read. */
export function roleRadio(canvas: Canvas, role: string) {
  const name = offeredRoles.find(({ value }) => value === role)?.label ?? role;
  return canvas.getByRole('radio', { name });
}

/** Fills the join form; a field without a text stays blank. */
export const fillJoinForm = (
  canvas: Canvas,
  userEvent: User,
  texts: Partial<JoinRequest> = request,
) => fillControls(joinFields(canvas), userEvent, texts);
