import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { ProductTone } from '../content/contentShapes';
import { besideCorner, groupFrame, openGroupGround } from './productGroupFrame';
import { productMarks } from './productStages';

/** A product group with the links to its page and to each of its services. */
export interface ProductLinkGroup {
  id: string;
  tone: ProductTone;
  name: string;
  /** One line, at most 60 characters. */
  summary: string;
  href: string;
  icon: typeof SvgIcon;
  services: readonly { id: string; name: string; href: string; icon: typeof SvgIcon }[];
}

export interface ProductLinksProps {
  /** Accessible name of the list. */
  label: string;
  /** Each group with the addresses of its page and of its services. */
  groups: ReadonlyArray<ProductLinkGroup>;
  /**
   * Columns on wide windows; narrow ones take fewer. Four, in the panel, tell what each group is;
   * two, in the drawer, are names alone.
   */
  columns: 2 | 4;
  /** What closes the list: below the groups, or in the corner beside a longer first group. */
  corner?: ReactNode;
}

/** Even one long word stays within its column. */
const wrapped = { minWidth: 0, overflowWrap: 'anywhere' } as const;

/**
 * The product groups with their services, as the header's panel and the phone's menu list them. On a page, use
 * `ProductCard`, which has room for a sentence and a drawing.
 */
export function ProductLinks({ label, groups, columns, corner }: ProductLinksProps) {
  const { pathname } = useLocation();
  const hasSummaries = columns === 4;
  const parts = hasSummaries ? 3 : 2;
  const [first, ...others] = groups;
  const longest = Math.max(...others.map(({ services }) => services.length));
  const hasCorner = corner !== undefined && first !== undefined && first.services.length > longest;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
        gap: { xs: 5, md: 6 },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {groups.map(({ id, tone, name, summary, href, icon: Icon, services }) => (
        <Box
          component="li"
          key={id}
          sx={[
            groupFrame(parts),
            hasCorner && id === first.id && besideCorner(parts),
            matchPath(href, pathname) !== null && openGroupGround(tone),
          ]}
        >
          <Link
            href={href}
            underline="hover"
            aria-current={matchPath(href, pathname) ? 'page' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              minHeight: 48,
              color: 'text.primary',
              '&[aria-current]': { color: 'primary.main', textDecoration: 'underline' },
            }}
          >
            <Box sx={productMarks[tone]}>
              <Icon />
            </Box>
            <Typography variant="h5" component="span" sx={wrapped}>
              {name}
            </Typography>
          </Link>
          {hasSummaries && (
            <Typography variant="body2" sx={{ mt: 2, mb: 2 }}>
              {summary}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {services.map((service) => (
              <li key={service.id}>
                <Link
                  href={service.href}
                  underline="hover"
                  variant="body2"
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 3,
                    minHeight: 44,
                    paddingBlock: 1,
                    color: 'text.primary',
                  }}
                >
                  {/* As wide as the group's mark, so that all names stand in one line. */}
                  <service.icon
                    fontSize="small"
                    sx={{ boxSizing: 'content-box', paddingInline: 3 }}
                  />
                  <Box component="span" sx={wrapped}>
                    {service.name}
                  </Box>
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      ))}
      {corner && (
        <Box
          component="li"
          sx={{ gridColumn: { xs: '1 / -1', md: hasCorner ? '2 / -1' : undefined } }}
        >
          {corner}
        </Box>
      )}
    </Box>
  );
}
