import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import type { LinkContent } from '../content/contentShapes';

export interface BreadcrumbsProps {
  /** Accessible name of the trail. */
  label: string;
  /** The pages above this one, from Home down. */
  ancestors: ReadonlyArray<LinkContent>;
  /** Name of this page. */
  current: string;
}

/**
 * Where the page stands in the site, for pages below the first level: the pages above it as links, then its own
 * name. For the steps of a task, use `Steps`.
 */
export function Breadcrumbs({ label, ancestors, current }: BreadcrumbsProps) {
  return (
    <MuiBreadcrumbs
      aria-label={label}
      sx={{ mt: { xs: -2.5, md: -1.5 }, mb: 3, color: 'inherit', typography: 'body2' }}
    >
      {ancestors.map(({ label: name, href }) => (
        <Link
          key={href}
          href={href}
          color="inherit"
          sx={{ display: 'inline-block', minWidth: 24, py: { xs: 2.5, md: 1.5 } }}
        >
          {name}
        </Link>
      ))}
      <span aria-current="page">{current}</span>
    </MuiBreadcrumbs>
  );
}
