import Link from '@mui/material/Link';
import { linksWithin, type NamedPlace } from '../domain/linksWithin';
import { breakableEmail } from './breakableEmail';
import { whole } from './whole';

const wholeContacts = { '&:is([href^="tel:"], [href^="mailto:"])': whole } as const;

/** A text with links where it names a place, an email address or a phone number. */
export function textWithLinks(text: string, places?: readonly NamedPlace[]) {
  return linksWithin(text, places).map(({ text: words, href }) =>
    href ? (
      <Link key={words} href={href} sx={wholeContacts}>
        {href.startsWith('mailto:') ? breakableEmail(words) : words}
      </Link>
    ) : (
      words
    ),
  );
}
