import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { breakableEmail } from '../atoms/breakableEmail';
import { noWrap } from '../atoms/linkStyles';
import { type Email, mailtoUrl } from '../domain/mailtoUrl';

/** The ways to the company that need no form. */
export interface ContactWays {
  email: string;
  /** International form for the `tel:` link. */
  phone: string;
  /** The same number as people read it. */
  phoneDisplay: string;
}

export interface ContactLinksProps {
  /** Where the links lead. */
  contact: ContactWays;
  /** What the email says that the first link opens; blank unless given. */
  email?: Email;
}

/** A blank with a dot as its background: where the line wraps at the blank, both are gone. */
const dottedBlank = {
  wordSpacing: '0.6em',
  background:
    'radial-gradient(circle closest-side, currentColor 0.08em, transparent 0.11em) center',
} as const;

/** Email address and phone number as links, within a paragraph that says why to write or call. */
export function ContactLinks({ contact, email }: ContactLinksProps) {
  return (
    <>
      <Link href={email ? mailtoUrl(contact.email, email) : `mailto:${contact.email}`} sx={noWrap}>
        {breakableEmail(contact.email)}
      </Link>
      <Box component="span" sx={dottedBlank}>
        {' '}
      </Box>
      <Link href={`tel:${contact.phone}`} sx={noWrap}>
        {contact.phoneDisplay}
      </Link>
    </>
  );
}
