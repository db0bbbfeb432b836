import { fn } from 'storybook/test';
import { company } from '#messages/company';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { paths } from '../../../src/content/paths';
import type { JoinFormProps } from '../../../src/forms/JoinForm';
import { offeredRoles } from '../../../src/pages/join/offeredRoles';

/** The join form as the site shows it. */
export const joinFormArgs = {
  content: join.form,
  messages: joinMessages,
  roles: offeredRoles,
  onJoin: fn(),
  logError: fn(),
  privacyHref: paths.privacy,
  contact: company,
} satisfies JoinFormProps;
