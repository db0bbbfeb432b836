import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CompanyFacts, PostalAddress } from '#brand/brandTypes';
import { breakableEmail } from '../atoms/breakableEmail';
import { focusRingInset } from '../atoms/linkStyles';
import { OfficeHoursChip } from '../atoms/OfficeHoursChip';
import { Section } from '../atoms/Section';
import type { ContactContent } from '../content/contentShapes';
import { withNumbersKept } from '../domain/withNumbersKept';

export interface ContactFactsProps {
  /** Words of the Contact page: the title, a label for each fact, and what the hours say. */
  messages: ContactContent;
  /** Facts to show: both addresses, email, phone and hours. */
  company: Pick<
    CompanyFacts,
    | 'legalName'
    | 'email'
    | 'phone'
    | 'phoneDisplay'
    | 'officeHours'
    | 'registeredAddress'
    | 'corporateAddress'
  >;
  /**
   * The visitor's clock.
   * @default the device's
   */
  now?: () => Date;
}

/** High enough for a finger, and no farther from its label for that. */
const asTarget = {
  ...focusRingInset,
  paddingBlock: 2.75,
  marginBlock: -1.5,
  // Large text still leaves room for the whole number.
  fontSize: (theme: Theme) => `min(${theme.typography.h3.fontSize}, 12vw)`,
} as const;

/** How to reach the company: phone, hours and email, and both addresses beside them. */
export function ContactFacts({ messages, company, now }: ContactFactsProps) {
  return (
    <Section labelledBy="facts-title">
      <Typography variant="h2" id="facts-title" sx={{ mb: 6 }}>
        {messages.factsTitle}
      </Typography>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box component="dl" sx={facts}>
          <Fact label={messages.phoneLabel}>
            <Link href={`tel:${company.phone}`} variant="h3" sx={asTarget}>
              {company.phoneDisplay}
            </Link>
          </Fact>
          <Fact label={messages.hours.label}>
            <Typography sx={{ mb: 2 }}>{messages.hours.plain}</Typography>
            <OfficeHoursChip messages={messages.hours} hours={company.officeHours} now={now} />
          </Fact>
          <Fact label={messages.emailLabel}>
            <Link href={`mailto:${company.email}`} variant="h3" sx={asTarget}>
              {breakableEmail(company.email)}
            </Link>
          </Fact>
          <Fact label={messages.registeredLabel}>
            <Address name={company.legalName} address={company.registeredAddress} />
          </Fact>
          <Fact label={messages.corporateLabel}>
            <Address name={company.legalName} address={company.corporateAddress} />
          </Fact>
        </Box>
      </Box>
    </Section>
  );
}

/**
 * The ways to reach somebody below each other, and beside them the addresses: one below the other,
 * or in a row where each way has its label before it.
 */
const facts = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    '@540': 'repeat(2, minmax(0, 1fr))',
    '@1050': 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
  },
  gridTemplateRows: { '@540': 'repeat(6, auto)' },
  gridAutoFlow: { '@540': 'column' },
  columnGap: { '@540': 6, '@1050': 10 },
  m: 0,
  '& > *': { gridRow: { '@540': 'span 2' } },
  '& > :nth-of-type(-n + 3)': {
    display: { '@1050': 'grid' },
    gridTemplateColumns: '9rem minmax(0, 1fr)',
    alignItems: 'baseline',
  },
  '& > :nth-of-type(n + 4)': { gridRow: { '@540': 'span 3', '@1050': 'span 6' } },
} as const;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ py: 5, borderTop: 1, borderColor: 'divider', '@media print': { py: 1 } }}>
      <Typography component="dt" variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

function Address({ name, address }: { name: string; address: PostalAddress }) {
  return (
    <Typography component="address" sx={{ fontStyle: 'normal' }}>
      {[name, ...address.lines, `${address.city}, ${address.state} ${address.postalCode}`].map(
        (line) => (
          <Box key={line} component="span" sx={{ display: 'block' }}>
            {withNumbersKept(line)}
          </Box>
        ),
      )}
    </Typography>
  );
}
