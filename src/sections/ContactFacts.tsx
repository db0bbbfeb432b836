import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CompanyFacts } from '#brand/brandTypes';
import { MailIcon } from '../art/icons';
import { breakableEmail } from '../atoms/breakableEmail';
import { Section } from '../atoms/Section';
import type { ContactContent } from '../content/contentShapes';
import { asTarget, belowDesk, disc, letter, mail, onPaper, tableTop } from './contactFactsLook';
import { postalAddress } from './postalAddress';

export interface ContactFactsProps {
  /** Words of the Contact page: the title, and a label for each fact. */
  messages: ContactContent;
  /** Facts to show: email, phone, and the registered address. */
  company: Pick<CompanyFacts, 'legalName' | 'email' | 'phoneDisplay' | 'registeredAddress'>;
}

/** Where to write to: the email in large type and, on the same table, a letter to the registered address. On paper the phone too. */
export function ContactFacts({ messages, company }: ContactFactsProps) {
  return (
    <Section labelledBy="facts-title" sx={belowDesk}>
      <Box sx={{ containerType: 'inline-size' }}>
        <Typography variant="h2" id="facts-title" sx={{ mb: 6, '@media print': { mb: 2 } }}>
          {messages.factsTitle}
        </Typography>
        <Box sx={tableTop}>
          <Box component="dl" sx={mail}>
            <Fact label={messages.phoneLabel} sx={onPaper}>
              {company.phoneDisplay}
            </Fact>
            <Fact label={messages.emailLabel}>
              <Link href={`mailto:${company.email}`} variant="h2" sx={asTarget}>
                <Box component="span" sx={disc}>
                  <MailIcon />
                </Box>
                <span>{breakableEmail(company.email)}</span>
              </Link>
            </Fact>
          </Box>
          <Box component="dl" sx={letter}>
            <Fact label={messages.registeredLabel}>
              {postalAddress(company.legalName, company.registeredAddress)}
            </Fact>
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

function Fact({ label, children, sx }: FactProps) {
  return (
    <Box sx={sx}>
      <Typography component="dt" variant="body2" sx={{ mb: 2 }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
