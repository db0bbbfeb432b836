import { fn } from 'storybook/test';
import { company } from '../../src/content/company';
import { joinMessages } from '../../src/content/messages';
import { join } from '../../src/content/pages/join';
import { paths } from '../../src/content/paths';
import type { JoinFormProps } from '../../src/forms/JoinForm';

/** The join form as the site shows it. */
export const joinFormArgs = {
  content: join.form,
  messages: joinMessages,
  roles: join.roles,
  onJoin: fn(),
  privacyHref: paths.privacy,
  contact: company,
  // Its column on a wide page.
  sx: { maxWidth: 560 },
} satisfies JoinFormProps;
