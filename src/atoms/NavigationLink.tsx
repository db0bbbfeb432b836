import Button from '@mui/material/Button';
import { useMatch } from 'react-router-dom';

export interface NavigationLinkProps {
  /** Short name of the page. */
  label: string;
  /** A path of this site. */
  href: string;
}

/**
 * A link of the main navigation; the one of the page that is open has `aria-current` and a line below it. In lists of
 * links, use `ListLink`.
 */
export function NavigationLink({ label, href }: NavigationLinkProps) {
  const isCurrent = useMatch(href) !== null;
  return (
    <Button
      href={href}
      variant="text"
      color="inherit"
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </Button>
  );
}
