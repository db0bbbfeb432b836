import Link from '@mui/material/Link';
import { linksWithin, type NamedPlace } from '../domain/linksWithin';
import { breakableEmail } from './breakableEmail';

/** A number or an email address is broken only where a line cannot hold all of it. */
const whole = {
  '&:is([href^="tel:"], [href^="mailto:"])': { display: 'inline-block', maxWidth: '100%' },
} as const;

/** A text with links where it names a place, an email address or a phone number. */
export function textWithLinks(text: string, places?: readonly NamedPlace[]) {
  return linksWithin(text, places).map(({ text: words, href }) =>
    href ? (
      <Link key={words} href={href} sx={whole}>
        {href.startsWith('mailto:') ? breakableEmail(words) : words}
      </Link>
    ) : (
      words
    ),
  );
}
