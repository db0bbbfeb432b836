import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CompanyFacts } from '#brand/brandTypes';
import { BrandLogo } from '../art/BrandLogo';
import { socialIcons } from '../art/socialIcons';
import { breakableEmail } from '../atoms/breakableEmail';
import { type LanguageLink, LanguageLinks } from '../atoms/LanguageLinks';
import { focusRingInset } from '../atoms/linkStyles';
import { Section } from '../atoms/Section';
import type { LinkContent, ProductSummary, SiteFrameContent } from '../content/contentShapes';
import { factRow, footerStreet } from './footerLooks';
import { identityFacts } from './identityFacts';

export interface SiteFooterProps {
  /** Headings of the groups, accessible names, and the line with the company's registration. */
  messages: SiteFrameContent;
  /** Pages listed under the company's heading, in this order. */
  links: ReadonlyArray<LinkContent>;
  /** Listed by name, each with its page. */
  products: ReadonlyArray<Pick<ProductSummary, 'name' | 'path'>>;
  /** Pages that help, above email and phone. */
  support: ReadonlyArray<LinkContent>;
  /** The open page in the other languages. */
  languageLinks: ReadonlyArray<LanguageLink>;
  /** Facts to show; a company that is on no network has no icons, and only a partner bank that is given is named. */
  company: Pick<
    CompanyFacts,
    | 'name'
    | 'legalName'
    | 'cin'
    | 'registeredAddress'
    | 'email'
    | 'phone'
    | 'phoneDisplay'
    | 'social'
    | 'partnerBank'
  >;
}

/** The end of every page: the four links, products, help, languages, and who the company is. */
export function SiteFooter({
  messages,
  links,
  products,
  support,
  languageLinks,
  company,
}: SiteFooterProps) {
  return (
    <Section component="footer" surface="ink" space="none" sx={footerStreet}>
      <Box
        sx={{
          display: 'grid',
          // Columns of text: where it is large, they stand below each other.
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) minmax(min-content, 2fr)',
            lg: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) minmax(min-content, 2fr)',
          },
          columnGap: { xs: 6, md: 8 },
          rowGap: { xs: 9, md: 12 },
          paddingBlock: { xs: 11, md: 16 },
          '& a': {
            color: 'ink.contrastText',
            '&:hover': { color: 'marigold.main' },
          },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
          <BrandLogo height={36} tone="onDark" />
          {company.social.length > 0 && (
            <Box component="ul" aria-label={messages.socialLabel} sx={{ ...rowOfIcons, mt: 6 }}>
              {company.social.map(({ network, href }) => {
                const Icon = socialIcons[network];
                return (
                  <li key={network}>
                    <IconButton
                      href={href}
                      rel="noopener noreferrer"
                      aria-label={network}
                      sx={{ width: 44, height: 44, border: 1, borderColor: 'ink.light' }}
                    >
                      <Icon fontSize="small" />
                    </IconButton>
                  </li>
                );
              })}
            </Box>
          )}
        </Box>
        <Box component="nav" aria-label={messages.footerNavigationLabel}>
          <GroupTitle>{messages.companyLabel}</GroupTitle>
          <LinkList links={links} />
        </Box>
        <Box sx={notOnPaper}>
          <GroupTitle>{messages.productsLabel}</GroupTitle>
          <LinkList links={products.map(({ name, path }) => ({ label: name, href: path }))} />
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <GroupTitle>{messages.supportTitle}</GroupTitle>
          <LinkList links={support} />
          <SupportLink label={messages.emailLabel} href={`mailto:${company.email}`}>
            {breakableEmail(company.email)}
          </SupportLink>
          <SupportLink label={messages.phoneLabel} href={`tel:${company.phone}`}>
            {company.phoneDisplay}
          </SupportLink>
        </Box>
        {languageLinks.length > 0 && (
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, ...notOnPaper }}>
            <GroupTitle>{messages.languageTitle}</GroupTitle>
            <LanguageLinks
              label={messages.languagesLabel}
              links={languageLinks}
              sx={{
                display: { sm: 'grid' },
                gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
              }}
            />
          </Box>
        )}
      </Box>
      <Typography
        variant="body2"
        sx={{ pt: 7, borderTop: 1, borderColor: 'primary.main', overflowWrap: 'anywhere' }}
      >
        {messages.notBank.replace('{company}', company.name)}
        {company.partnerBank && ` ${messages.partnerBank.replace('{bank}', company.partnerBank)}`}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{ m: 0, pt: 2, pb: 7, color: 'ink.light', overflow: 'hidden' }}
      >
        <Box component="span" sx={factRow}>
          {identityFacts(messages.identity, company).map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </Box>
      </Typography>
    </Section>
  );
}

/** Links that nobody can follow there. */
const notOnPaper = { '@media print': { display: 'none' } } as const;

const rowOfIcons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

function GroupTitle({ children }: { children: string }) {
  return (
    <Typography variant="h5" component="h2" sx={{ mb: 3, color: 'ink.light' }}>
      {children}
    </Typography>
  );
}

function LinkList({ links }: { links: ReadonlyArray<LinkContent> }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link
            href={href}
            underline="hover"
            variant="body2"
            sx={{ ...focusRingInset, paddingBlock: 2, overflowWrap: 'anywhere' }}
          >
            {label}
          </Link>
        </li>
      ))}
    </Box>
  );
}

function SupportLink({
  label,
  href,
  children,
}: {
  label: string;
  href: string;
  children: ReactNode;
}) {
  return (
    <Typography variant="body2" sx={{ pt: 4, '@media print': { pt: 0 } }}>
      <Box component="span" sx={{ display: 'block', mb: 1, color: 'ink.light' }}>
        {label}
      </Box>
      <Link
        href={href}
        variant="body1"
        sx={{
          ...focusRingInset,
          paddingBlock: 1,
          fontWeight: 'fontWeightMedium',
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Link>
    </Typography>
  );
}
