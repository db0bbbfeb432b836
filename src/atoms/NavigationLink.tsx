import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useMatch } from 'react-router-dom';
import { currentMark } from './linkStyles';

export interface NavigationLinkProps {
  /** Short name of the page. */
  label: string;
  /** A path of this site. */
  href: string;
  sx?: SxProps<Theme>;
}

/**
 * A link of the main navigation; the one of the page that is open has `aria-current` and a line below it. In running
 * text and in the footer, use MUI's `Link`.
 */
export function NavigationLink({ label, href, sx = [] }: NavigationLinkProps) {
  const isCurrent = useMatch(href) !== null;
  return (
    <Button
      href={href}
      variant="text"
      color="inherit"
      aria-current={isCurrent ? 'page' : undefined}
      sx={[currentMark, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {label}
    </Button>
  );
}
