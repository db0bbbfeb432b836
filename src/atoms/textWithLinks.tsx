import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { linksWithin, type NamedPlace } from '../domain/linksWithin';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { withNumbersKept } from '../domain/withNumbersKept';
import { breakableEmail } from './breakableEmail';
import { noWrap } from './linkStyles';

/** What surely fits on a line of a phone, in characters: a longer link breaks where the text does. */
const lineOfPhone = 32;

/**
 * What closes a sentence or a part of it, or a word behind a no-break space: a line that begins with it would look torn
 * off, and a browser may break on either side of an `inline-block`, whatever stands there.
 */
const belongsToLink = /^(?:[.,;:?!।)]|\u00a0\S+)/;

/** A text with links where it names a place, an email address or a phone number. */
export function textWithLinks(text: string, places?: readonly NamedPlace[]) {
  const pieces = linksWithin(text, places);
  return pieces.map(({ text: piece, href }, index) => {
    if (!href) {
      const own = pieces[index - 1]?.href ? piece.replace(belongsToLink, '') : piece;
      return withCompoundsKept(withNumbersKept(own));
    }
    const [closing] = belongsToLink.exec(pieces[index + 1]?.text ?? '') ?? [];
    return (
      <Box key={piece} component="span" {...(piece.length < lineOfPhone && { sx: noWrap })}>
        <Link href={href}>{href.startsWith('mailto:') ? breakableEmail(piece) : piece}</Link>
        {closing}
      </Box>
    );
  });
}
