import { join } from '#messages/pages/join';
import drawings from '../../art/roles.svg?drawing';
import { viewOf } from '../../art/viewOf';
import { roles } from '../../content/join';

/** The roles with their drawings, as the form offers them. */
export const offeredRoles = roles.map(({ id, value }) => ({
  id,
  value,
  ...join.roles[id],
  illustration: viewOf(drawings, id),
}));
