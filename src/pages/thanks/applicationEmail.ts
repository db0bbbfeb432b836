import { thanks } from '#messages/pages/thanks';
import { joinRecord } from '../../content/join';
import type { JoinRequest } from '../../content/joinFields';
import type { Words } from '../../content/translation';
import { letter, letterLines } from '../../domain/letter';

type EmailWords = Pick<
  Words<typeof thanks>['email'],
  'subject' | 'greeting' | 'request' | 'labels'
>;

/** The email of an applicant with these details, or with blanks in their place. */
export function applicationEmail(
  details: Partial<JoinRequest> = {},
  { subject, greeting, request, labels }: EmailWords = thanks.email,
) {
  const paragraphs = [greeting, request];
  const lines = letterLines(joinRecord.emailFields, labels, details);
  return { subject, paragraphs, lines, body: letter(paragraphs, lines) };
}
