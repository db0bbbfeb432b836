import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { breakableEmail } from '../atoms/breakableEmail';
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

/** Email address and phone number as links, below a sentence that says why to write or call. */
export function ContactLinks({ contact, email }: ContactLinksProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
      <Link href={email ? mailtoUrl(contact.email, email) : `mailto:${contact.email}`} sx={target}>
        {breakableEmail(contact.email)}
      </Link>
      <Link href={`tel:${contact.phone}`} sx={target}>
        {contact.phoneDisplay}
      </Link>
    </Box>
  );
}

/** High enough for a finger. */
const target = { paddingBlock: 2.5 } as const;
