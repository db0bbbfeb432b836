import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
        '@media screen': { [`html[data-offer="${code}"] &`]: { display: 'block' } },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          justifyContent: 'center',
          px: 'var(--gutter)',
          bgcolor: 'sand.main',
          borderBottom: 'hairline',
          borderColor: 'divider',
        }}
      >
        <Button href={href} hrefLang={code} lang={tag} variant="text" color="inherit">
          <u>{name}</u>
        </Button>
      </Box>
    </Box>
  );
}
