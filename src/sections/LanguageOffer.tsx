import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { LanguageLink } from '../atoms/LanguageLinks';

export interface LanguageOfferProps {
  /** The page in the language that is offered, and the offer in that language as its name. */
  link: LanguageLink;
}

/**
 * Offers the page in the language of the visitor's browser, in one quiet line. It is in every page and
 * shows where the document asks for it (`data-offer` of the root element, set before anything is drawn).
 */
export function LanguageOffer({ link: { name, tag, code, href } }: LanguageOfferProps) {
  return (
    <Box
      component="aside"
      aria-label={name}
      lang={tag}
      sx={{
        display: 'none',
        [`html[data-offer="${code}"] &`]: { display: 'block' },
        bgcolor: 'sand.main',
        borderBottom: 1,
        borderColor: 'divider',
        paddingInline: 'var(--gutter)',
        textAlign: 'center',
        '@media print': { '&&': { display: 'none' } },
      }}
    >
      <Link
        href={href}
        hrefLang={code}
        lang={tag}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {name}
      </Link>
    </Box>
  );
}
