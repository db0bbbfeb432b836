import { join } from '#messages/pages/join';
import type { RoleSelectProps } from '../../src/forms/RoleSelect';

/** The choice of a role as the join form has it. */
export const roleSelectArgs = {
  label: join.form.labels.role,
  placeholder: join.form.rolePlaceholder,
  roles: join.roles,
} satisfies RoleSelectProps;
