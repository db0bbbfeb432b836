import { join } from '#messages/pages/join';
import { roleIllustrations } from '../../src/art/illustrations';

/** The roles with their drawings, as Join Us has them. */
export const offeredRoles = join.roles.map((role) => ({
  ...role,
  illustration: roleIllustrations[role.value],
}));
