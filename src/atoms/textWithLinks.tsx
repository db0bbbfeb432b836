import Link from '@mui/material/Link';
import { linksWithin, type NamedPlace } from '../domain/linksWithin';
import { breakableEmail } from './breakableEmail';
import { noWrap } from './linkStyles';

const noWrapContacts = { '&:is([href^="tel:"], [href^="mailto:"])': noWrap } as const;

/** A text with links where it names a place, an email address or a phone number. */
export function textWithLinks(text: string, places?: readonly NamedPlace[]) {
  return linksWithin(text, places).map(({ text: piece, href }) =>
    href ? (
      <Link key={piece} href={href} sx={noWrapContacts}>
        {href.startsWith('mailto:') ? breakableEmail(piece) : piece}
      </Link>
    ) : (
      piece
    ),
  );
}
