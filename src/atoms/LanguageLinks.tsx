import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';

/** The same page in another language. */
export interface LanguageLink {
  /** Name of the language in itself. */
  name: string;
  /** BCP 47 tag of the language. */
  tag: string;
  /** ISO 639-1 code of the language, by which the choice is remembered. */
  code: string;
  href: string;
}

export interface LanguageLinksProps {
  /** Accessible name of the list. */
  label: string;
  /** The other languages, each with this page's URL in it. */
  links: ReadonlyArray<LanguageLink>;
  sx?: SxProps<Theme>;
}

/**
 * Leads to the page that is open in each other language, under the name that its readers know. A choice is
 * remembered in this browser. In a bar with more than two languages, use `LanguageMenu`.
 */
export function LanguageLinks({ label, links, sx = [] }: LanguageLinksProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={[
        { display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0, p: 0, listStyle: 'none' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {links.map(({ name, tag, code, href }) => (
        <li key={code}>
          <Link
            href={href}
            hrefLang={code}
            lang={tag}
            underline="hover"
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 44,
              typography: 'button',
              overflowWrap: 'break-word',
            }}
          >
            {name}
          </Link>
        </li>
      ))}
    </Box>
  );
}
