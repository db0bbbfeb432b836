import { fn } from 'storybook/test';
import { company } from '#words/company';
import { joinMessages } from '#words/messages';
import { join } from '#words/pages/join';
import { paths } from '../../src/content/paths';
import type { JoinFormProps } from '../../src/forms/JoinForm';

/** The join form as the site shows it. */
export const joinFormArgs = {
  content: join.form,
  messages: joinMessages,
  roles: join.roles,
  onJoin: fn(),
  logError: fn(),
  privacyHref: paths.privacy,
  contact: company,
  // Its column on a wide page.
  sx: { maxWidth: 560 },
} satisfies JoinFormProps;
