import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { type MessagePart, parseMessage } from '../domain/parseMessage';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { withNumbersKept } from '../domain/withNumbersKept';
import { breakableEmail } from './breakableEmail';
import { noWrap } from './linkStyles';

/** A link whose text is its URL: on paper it is not written a second time. */
const writtenOut = { '@media print': { '&&::after': { content: 'none' } } } as const;

/**
 * What follows a link without a blank, or behind one that does not break, and what opens a quotation before it: a line
 * that begins or ends there would look torn, and a browser may break on either side of an `inline-block`.
 */
const behindLink = /^(?:[^\s]+|\u00a0\S+)/;
const beforeLink = /[“‘(]$/;

export interface MessageProps {
  /** With emphasis and links as `parseMessage` reads them. */
  text: string;
  /**
   * Which of its links are links; the words of others are said alone.
   * @default all
   */
  isLink?: (href: string) => boolean;
}

/** A message with its emphasised words in bold and its links. */
export function Message({ text, isLink = () => true }: MessageProps) {
  const parts = parseMessage(text).map(({ href, ...part }) =>
    href !== undefined && isLink(href) ? { ...part, href } : part,
  );
  return parts.map((part, index) => {
    const words = wordsOf(part, parts[index - 1], parts[index + 1]);
    return (
      <Fragment key={part.id}>{part.isEmphasised ? <strong>{words}</strong> : words}</Fragment>
    );
  });
}

/** The words of a part; a link takes from its neighbours what no line may part from it. */
function wordsOf({ text, href }: MessagePart, before?: MessagePart, after?: MessagePart) {
  if (href === undefined) {
    const rest = before?.href === undefined ? text : text.replace(behindLink, '');
    const own = after?.href === undefined ? rest : rest.replace(beforeLink, '');
    return withCompoundsKept(withNumbersKept(own));
  }
  const isUrl = !/\s/.test(text);
  const [opening] = beforeLink.exec(before?.text ?? '') ?? [];
  const [closing] = behindLink.exec(after?.text ?? '') ?? [];
  return (
    <Box component="span" {...((isUrl || href.startsWith('tel:')) && { sx: noWrap })}>
      {opening}
      <Link href={href} {...(isUrl && { sx: writtenOut })}>
        {href.startsWith('mailto:') ? breakableEmail(text) : text}
      </Link>
      {closing}
    </Box>
  );
}
