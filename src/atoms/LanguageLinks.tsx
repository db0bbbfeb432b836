import List from '@mui/material/List';
import { ListLink } from './ListLink';

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
  /**
   * Whether the languages stand beside each other.
   * @default false
   */
  isRow?: boolean;
}

/**
 * Leads to the page that is open in each other language, under the name that its readers know. A choice is
 * remembered in this browser. In a bar, use `LanguageMenu`.
 */
export function LanguageLinks({ label, links, isRow = false }: LanguageLinksProps) {
  return (
    <List
      disablePadding
      aria-label={label}
      sx={{
        display: isRow ? 'flex' : 'block',
        flexWrap: 'wrap',
        columnGap: 6,
        typography: 'button',
      }}
    >
      {links.map(({ name, tag, code, href }) => (
        <li key={code}>
          <ListLink href={href} hrefLang={code} lang={tag}>
            {name}
          </ListLink>
        </li>
      ))}
    </List>
  );
}
