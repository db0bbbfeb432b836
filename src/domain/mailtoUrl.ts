export interface Email {
  subject: string;
  /** Lines end as in a source file; the URL has them as mail has (RFC 6068). */
  body: string;
}

/** Windows hands at most 2,083 characters to a mail program; beyond that some open nothing. */
const maxUrlLength = 2000;
/** What a subject may take where the whole is too long. */
const maxSubjectLength = 400;

const ellipsis = '…';

/**
 * The URL that opens an email, already written, in the visitor's own mail program. What no mail program
 * takes is left out of it, and an ellipsis stands there.
 */
export function mailtoUrl(to: string, email: Email): string {
  return wholeUrl(to, fitsMailtoUrl(to, email) ? email : shortened(to, email));
}

/** Whether the URL has all of the email. Where it has not, the page says so and offers the whole text. */
export const fitsMailtoUrl = (to: string, email: Email): boolean =>
  wholeUrl(to, email).length <= maxUrlLength;

const wholeUrl = (to: string, { subject, body }: Email) =>
  `mailto:${to}?subject=${encoded(subject)}&body=${encoded(body)}`;

/** Half a character, which no URL can hold, becomes the sign for one that cannot be shown. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));

/** The longest line loses its end where that is enough, so that no detail below it is lost; else the body does. */
function shortened(to: string, email: Email): Email {
  const subject = beginning(email.subject, maxSubjectLength);
  const room = maxUrlLength - wholeUrl(to, { subject, body: '' }).length;
  const excess = encoded(email.body).length - room;
  if (excess <= 0) return { subject, body: email.body };
  const lines = email.body.split(/\r\n?|\n/);
  const lengths = lines.map((line) => encoded(line).length);
  const longest = lengths.reduce((longer, length) => Math.max(longer, length));
  const at = lengths.indexOf(longest);
  const body =
    longest - excess > encoded(ellipsis).length
      ? lines.with(at, beginning(lines[at] ?? '', longest - excess)).join('\n')
      : beginning(email.body, room);
  return { subject, body };
}

/** A text as it is, or as many of its first characters, as people count them, as the URL has room for. */
function beginning(text: string, room: number): string {
  if (encoded(text).length <= room) return text;
  let left = room - encoded(ellipsis).length;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= encoded(segment).length;
    if (left < 0) break;
    kept += segment;
  }
  return kept + ellipsis;
}
