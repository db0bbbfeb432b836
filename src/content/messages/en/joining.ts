import type { FieldLabel } from '../../formField';
import type { JoinField } from '../../joinFields';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody = 'Do not pay anyone before you have a written agreement with us.';

/** The fields of an application, in the form and in the email that is written from it. */
export const joinLabels = {
  name: 'Name',
  phone: 'Phone',
  role: 'Role',
} as const satisfies Record<JoinField, FieldLabel>;
