import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CompanyFacts } from '#brand/brandTypes';
import { BrandLogo } from '../art/BrandLogo';
import { spriteIcon } from '../art/spriteIcon';
import streetUrl from '../art/street.svg';
import { breakableEmail } from '../atoms/breakableEmail';
import { type LanguageLink, LanguageLinks } from '../atoms/LanguageLinks';
import { ListLink } from '../atoms/ListLink';
import { Section } from '../atoms/Section';
import type { LinkContent, ProductSummary, SiteFrameContent } from '../content/contentShapes';
import { fillPlaceholders } from '../domain/fillPlaceholders';
import { identityLine } from './identityFacts';

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
  company: CompanyFacts;
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
    <Section component="footer" surface="ink" space="none" sx={street}>
      <Box
        sx={{
          display: 'grid',
          // Columns of text: where it is large, they stand below each other.
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            md: 'minmax(0, 4fr) repeat(2, minmax(0, 3fr)) minmax(0, 4fr)',
          },
          columnGap: { xs: 6, md: 8 },
          rowGap: { xs: 3, md: 8 },
          py: { xs: 5, md: 14 },
          typography: 'body2',
        }}
      >
        <Box sx={{ ...row, gridColumn: { xs: '1 / -1', md: 'auto' }, alignContent: 'start' }}>
          <BrandLogo height={36} tone="onDark" isRepeated />
          {company.social.length > 0 && (
            <List disablePadding aria-label={messages.socialLabel} sx={row}>
              {company.social.map(({ network, href }) => {
                const Icon = spriteIcon(network);
                return (
                  <li key={network}>
                    <IconButton
                      href={href}
                      rel="noopener noreferrer"
                      aria-label={network}
                      color="inherit"
                      size="large"
                      sx={{ borderColor: 'ink.light' }}
                    >
                      <Icon />
                    </IconButton>
                  </li>
                );
              })}
            </List>
          )}
        </Box>
        <Box component="nav" aria-label={messages.footerNavigationLabel}>
          <LinkGroup title={messages.companyLabel} links={links} />
        </Box>
        <Box sx={notOnPaper}>
          <LinkGroup
            title={messages.productsLabel}
            links={products.map(({ name, path }) => ({ label: name, href: path }))}
          />
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <LinkGroup title={messages.supportTitle} links={support}>
            <ListLink href={`tel:${company.phone}`}>{company.phoneDisplay}</ListLink>
            <ListLink href={`mailto:${company.email}`}>
              <span>{breakableEmail(company.email)}</span>
            </ListLink>
          </LinkGroup>
        </Box>
      </Box>
      <Box sx={{ py: { xs: 3, md: 6 }, borderTop: 'hairline', borderColor: 'primary.main' }}>
        {languageLinks.length > 0 && (
          <LanguageLinks label={messages.languagesLabel} links={languageLinks} isRow />
        )}
        <Typography variant="body2" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {fillPlaceholders(messages.notBank, { company: company.name })}
          {company.partnerBank &&
            ` ${fillPlaceholders(messages.partnerBank, { bank: company.partnerBank })}`}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ my: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {identityLine(messages.identity, company)}
        </Typography>
      </Box>
    </Section>
  );
}

/** Every page ends at the street; its ground is the footer. */
const street = {
  '&::before': {
    content: '""',
    display: 'block',
    height: 'clamp(4.5rem, 3.6rem + 4vw, 7.5rem)',
    mb: -0.25,
    bgcolor: 'background.default',
    backgroundImage: `url("${streetUrl}")`,
    backgroundRepeat: 'repeat-x',
    backgroundPosition: 'center bottom',
    backgroundSize: 'auto 100%',
  },
} as const;

/** Links that nobody can follow there. */
const notOnPaper = { '@media print': { display: 'none' } } as const;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 } as const;

interface LinkGroupProps {
  title: string;
  links: ReadonlyArray<LinkContent>;
  /** Further links, which are printed, too. */
  children?: ReactNode;
}

function LinkGroup({ title, links, children }: LinkGroupProps) {
  return (
    <>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Box sx={{ display: { xs: 'flex', sm: 'block' }, flexWrap: 'wrap', columnGap: 6 }}>
        <List disablePadding>
          {links.map(({ label, href }) => (
            <li key={href}>
              <ListLink href={href}>{label}</ListLink>
            </li>
          ))}
        </List>
        {children}
      </Box>
    </>
  );
}
