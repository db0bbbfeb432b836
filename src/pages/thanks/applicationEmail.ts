import { joinLabels } from '#messages/joining';
import { thanks } from '#messages/pages/thanks';
import { type JoinRequest, joinFields } from '../../content/joinFields';
import type { Words } from '../../content/translation';
import { recordKeys } from '../../domain/recordKeys';
import { fieldLines, linesText } from '../../forms/fieldLabels';

interface EmailWords
  extends Pick<Words<typeof thanks>['email'], 'subject' | 'greeting' | 'request'> {
  labels: Words<typeof joinLabels>;
}

/** The email of an applicant with these details, or with blanks in their place. */
export function applicationEmail(
  details: Partial<JoinRequest> = {},
  { subject, greeting, request, labels }: EmailWords = { ...thanks.email, labels: joinLabels },
) {
  const paragraphs = [greeting, request];
  const lines = fieldLines(recordKeys(joinFields), labels, details);
  return { subject, paragraphs, lines, body: [...paragraphs, linesText(lines)].join('\n\n') };
}
