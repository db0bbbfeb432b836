import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { linksWithin, type NamedPlace } from '../domain/linksWithin';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { withNumbersKept } from '../domain/withNumbersKept';
import { breakableEmail } from './breakableEmail';
import { noWrap } from './linkStyles';

/** What surely fits on a line of a phone, in characters: a longer link breaks where the text does. */
const lineOfPhone = 32;

/** A link whose text is its URL: on paper it is not written a second time. */
const writtenOut = { '@media print': { '&&::after': { content: 'none' } } } as const;

/**
 * What follows a link without a blank, or behind one that does not break, and what opens a quotation before it: a line
 * that begins or ends there would look torn, and a browser may break on either side of an `inline-block`.
 */
const behindLink = /^(?:[^\s]+|\u00a0\S+)/;
const beforeLink = /[“‘(]$/;

/**
 * A text with links where it names a place, an email address or a phone number.
 *
 * @param isLink leaves out those that a control beside the text leads to.
 */
export function textWithLinks(
  text: string,
  places?: readonly NamedPlace[],
  isLink: (href: string) => boolean = () => true,
) {
  const pieces = linksWithin(text, places).map((piece) =>
    piece.href && !isLink(piece.href) ? { text: piece.text } : piece,
  );
  return pieces.map(({ text: piece, href }, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    if (!href) {
      const rest = before?.href ? piece.replace(behindLink, '') : piece;
      const own = after?.href ? rest.replace(beforeLink, '') : rest;
      return withCompoundsKept(withNumbersKept(own));
    }
    const [opening] = beforeLink.exec(before?.text ?? '') ?? [];
    const [closing] = behindLink.exec(after?.text ?? '') ?? [];
    return (
      <Box key={piece} component="span" {...(piece.length < lineOfPhone && { sx: noWrap })}>
        {opening}
        <Link href={href} {...(!/\s/.test(piece) && { sx: writtenOut })}>
          {href.startsWith('mailto:') ? breakableEmail(piece) : piece}
        </Link>
        {closing}
      </Box>
    );
  });
}
