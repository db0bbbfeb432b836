import Link from '@mui/material/Link';
import { linksWithin, type NamedPlace } from '../domain/linksWithin';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { withNumbersKept } from '../domain/withNumbersKept';
import { breakableEmail } from './breakableEmail';
import { noWrap } from './linkStyles';

/** What surely fits on a line of a phone, in characters: a longer link breaks where the text does. */
const lineOfPhone = 32;

/** A text with links where it names a place, an email address or a phone number. */
export function textWithLinks(text: string, places?: readonly NamedPlace[]) {
  return linksWithin(text, places).map(({ text: piece, href }) =>
    href ? (
      <Link key={piece} href={href} {...(piece.length < lineOfPhone && { sx: noWrap })}>
        {href.startsWith('mailto:') ? breakableEmail(piece) : piece}
      </Link>
    ) : (
      withCompoundsKept(withNumbersKept(piece))
    ),
  );
}
