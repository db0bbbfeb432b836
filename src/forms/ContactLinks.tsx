import Link from '@mui/material/Link';

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
}

/** Email address and phone number as links in one paragraph. */
export function ContactLinks({ contact }: ContactLinksProps) {
  return (
    <>
      <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
      {' · '}
      <Link href={`tel:${contact.phone}`} sx={{ whiteSpace: 'nowrap' }}>
        {contact.phoneDisplay}
      </Link>
    </>
  );
}
