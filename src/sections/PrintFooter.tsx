import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { Section } from '../atoms/Section';
import type { SiteFrameContent } from '../content/contentShapes';
import type { Language } from '../content/languages';
import { fromBase } from '../domain/fromBase';
import { localPath } from '../domain/localPath';
import { pageCodeUrl } from '../domain/pageCodeUrl';

export interface PrintFooterProps {
  /** The page's name, as its heading has it. */
  title: string;
  /** Canonical path of the page, without a language. */
  path: string;
  /** What to do with the code. */
  messages: Pick<SiteFrameContent, 'scanLabel'>;
  /** The site's address, and the number that is printed below it. */
  company: Pick<CompanyFacts, 'siteUrl' | 'phoneDisplay'>;
  /** Of the page: its code leads to the same page in that language. */
  language: Pick<Language, 'prefix'>;
}

/**
 * The end of a page that hangs on a shop's wall: a QR code that opens it, with its URL and the phone
 * number. On a screen there is nothing of it; browsers load a lazy image that is hidden when they print.
 */
export function PrintFooter({ title, path, messages, company, language }: PrintFooterProps) {
  return (
    <Section component="div" space="none" sx={onPaperOnly}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '5mm' }}>
        <Box
          component="img"
          src={fromBase(pageCodeUrl(path, language.prefix))}
          alt=""
          loading="lazy"
          sx={{ height: '36mm', flexShrink: 0 }}
        />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="p">
            {title}
          </Typography>
          <Typography>{messages.scanLabel}</Typography>
          <Typography>
            {company.siteUrl.replace('https://', '') + localPath(language.prefix, path)}
          </Typography>
          <Typography>{company.phoneDisplay}</Typography>
        </Box>
      </Box>
    </Section>
  );
}

const onPaperOnly = {
  display: 'none',
  '@media print': { display: 'block', breakInside: 'avoid' },
} as const;
