import Link, { type LinkProps } from '@mui/material/Link';
import { currentLine } from '../theme/links';

export type ListLinkProps = Pick<
  LinkProps,
  'href' | 'children' | 'hrefLang' | 'lang' | 'rel' | 'aria-current' | 'aria-label'
>;

/**
 * A link in a list of links: high enough for a finger, as wide as the list, in the text style and the colour of what is
 * around it. In running text, use MUI's `Link`.
 */
export function ListLink(props: ListLinkProps) {
  return (
    <Link
      {...props}
      color="inherit"
      underline="hover"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        boxSizing: 'border-box',
        minWidth: 0,
        minHeight: 44,
        py: 1,
        overflowWrap: 'anywhere',
        '&[aria-current]': currentLine,
      }}
    />
  );
}
