import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CompanyFacts } from '#brand/brandTypes';
import { breakableEmail } from '../atoms/breakableEmail';
import { Section } from '../atoms/Section';
import type { AboutContent, LinkContent } from '../content/contentShapes';
import { ringOnDark } from '../theme/focusRing';
import { addressInLine } from './identityFacts';

export interface IdentitySectionProps {
  /** The title, and a label for each fact. */
  messages: AboutContent['identity'];
  /** Facts to show. */
  company: Pick<
    CompanyFacts,
    | 'legalName'
    | 'cin'
    | 'registeredAddress'
    | 'phone'
    | 'phoneDisplay'
    | 'email'
    | 'officeHoursText'
  >;
  /** Leads to the ways to reach the company. */
  contact: LinkContent;
}

/** Who stands behind the site, on a plate like that beside an office's door. */
export function IdentitySection({ messages, company, contact }: IdentitySectionProps) {
  const titleId = useId();
  const phone = (
    <Link href={`tel:${company.phone}`} sx={linkOnPlate}>
      {company.phoneDisplay}
    </Link>
  );
  const email = (
    <Link href={`mailto:${company.email}`} sx={linkOnPlate}>
      {breakableEmail(company.email)}
    </Link>
  );
  const facts = {
    name: [messages.nameLabel, company.legalName],
    cin: [messages.cinLabel, company.cin],
    address: [messages.addressLabel, addressInLine(company.registeredAddress)],
    phone: [messages.phoneLabel, phone],
    email: [messages.emailLabel, email],
    hours: [messages.hoursLabel, company.officeHoursText],
  };
  return (
    <Section labelledBy={titleId}>
      <Box sx={plate}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <Typography variant="h3" component="h2" id={titleId} sx={{ marginInlineEnd: 'auto' }}>
            {messages.title}
          </Typography>
          <Button href={contact.href} variant="contained" color="marigold" sx={onScreen}>
            {contact.label}
          </Button>
        </Box>
        <Box component="dl" sx={factColumns}>
          {Object.entries(facts).map(([key, [label, fact]]) => (
            <div key={key}>
              <Typography component="dt" variant="body2" sx={{ mb: 1, color: 'ink.light' }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, typography: { xs: 'h5', lg: 'h4' } }}>
                {fact}
              </Typography>
            </div>
          ))}
        </Box>
      </Box>
    </Section>
  );
}

/** Enamel: a line runs around within its edge. */
const plate = {
  ...ringOnDark,
  px: { xs: 6.5, sm: 10, md: 14 },
  py: { xs: 7, sm: 8, md: 10 },
  borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
  outline: '2px solid',
  outlineOffset: ({ spacing }: Theme) => spacing(-2),
  outlineColor: ({ palette }: Theme) => palette.marigold.main,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  overflowWrap: 'anywhere',
  '@media print': { p: '0 !important', outline: 0 },
} as const;

/** On paper a button leads nowhere. */
const onScreen = { '@media print': { display: 'none' } } as const;

/** High enough for a finger. */
const linkOnPlate = {
  '&, &:active': { color: 'marigold.main' },
  '&:hover': { color: 'marigold.light' },
  paddingBlock: 3,
} as const;

/** Beside each other where there is room for the number; the longest, the address, has the most. */
const factColumns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    lg: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 5fr)',
  },
  columnGap: 10,
  rowGap: 5,
  m: 0,
  mt: { xs: 3, md: 5 },
  pt: { xs: 5, md: 6 },
  borderTop: 1,
  borderColor: 'primary.light',
} as const;
