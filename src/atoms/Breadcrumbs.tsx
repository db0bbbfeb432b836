import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { LinkContent } from '../content/contentShapes';

export interface BreadcrumbsProps {
  /** Accessible name of the trail. */
  label: string;
  /** The pages above this one, from Home down. */
  ancestors: ReadonlyArray<LinkContent>;
  /** Name of this page. */
  current: string;
}

/** High enough for a finger, and wide enough that a short name is hit too. */
const asTarget = {
  display: 'inline-block',
  minWidth: 24,
  paddingBlock: { xs: 2.5, md: 1.5 },
} as const;

/**
 * Where the page stands in the site, for pages below the first level: the pages above it as links, then its own
 * name. For the steps of a task, use `StepList`.
 */
export function Breadcrumbs({ label, ancestors, current }: BreadcrumbsProps) {
  return (
    <MuiBreadcrumbs
      aria-label={label}
      sx={{
        mt: { xs: -2.5, md: -1.5 },
        mb: 3,
        color: 'inherit',
        typography: 'body2',
      }}
    >
      {ancestors.map(({ label: name, href }) => (
        <Link
          key={href}
          href={href}
          variant="body2"
          sx={{ ...asTarget, '&, &:hover, &:active': { color: 'inherit' } }}
        >
          {name}
        </Link>
      ))}
      <Typography variant="body2" component="span" aria-current="page">
        {current}
      </Typography>
    </MuiBreadcrumbs>
  );
}
