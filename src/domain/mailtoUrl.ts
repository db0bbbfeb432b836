export interface Email {
  subject: string;
  /** Lines end as in a source file; the URL has them as mail has (RFC 6068). */
  body: string;
}

/** The URL that opens an email, already written, in the visitor's own mail program. */
export function mailtoUrl(to: string, { subject, body }: Email): string {
  return `mailto:${to}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** Half a character, which no URL can hold, becomes the sign for one that cannot be shown. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));
