import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../atoms/Section';

export interface PageHeaderProps {
  /** What the page is called: its `h1`, which takes the focus after navigation. */
  title: string;
  /** The large line of the `h1`, below the title; without it the title is large. */
  promise?: string;
  /** One or two sentences below. */
  lead?: ReactNode;
  /** Above the title: a few words, or breadcrumbs. */
  eyebrow?: ReactNode;
  /** Stands before the title: the icon of a product. */
  icon?: ReactNode;
  /** The ways on, as buttons in a row. */
  actions?: ReactNode;
  /** Further content below the words, such as facts. */
  children?: ReactNode;
  /** The one drawing of the page, such as a `Scene`; it stands on the lower edge. */
  scene?: ReactNode;
  /** What the page is for, where that is a form or a table of facts: a card beside the words. */
  aside?: ReactNode;
  /**
   * The ground of the header.
   * @default 'sand'
   */
  surface?: SectionProps['surface'];
  /**
   * Prints the block print on it; without it where the scene brings its own ground.
   * @default true
   */
  hasPattern?: boolean;
}

/**
 * The opening of every page: its one `h1`, a lead, the ways on, and either a scene beside them or a form. With an
 * `aside`, the scene stands below the words where there is room, and below the form on a phone.
 */
export function PageHeader({
  title,
  promise,
  lead,
  eyebrow,
  icon,
  actions,
  children,
  scene,
  aside,
  surface = 'sand',
  hasPattern = true,
}: PageHeaderProps) {
  return (
    <Section component="div" surface={surface} space="none" hasPattern={hasPattern}>
      <Box sx={[columns, aside ? withAside : scene ? withScene : alone]}>
        <Box sx={words}>
          {eyebrow && (
            <Box sx={{ mb: { xs: 2, md: 4 }, typography: 'eyebrow', color: 'var(--accent)' }}>
              {eyebrow}
            </Box>
          )}
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={promise ? {} : { typography: { md: 'display' } }}
          >
            {promise ? (
              <>
                <Box component="span" sx={label}>
                  {icon}
                  {title}
                </Box>{' '}
                {promise}
              </>
            ) : (
              title
            )}
          </Typography>
          {lead && (
            <Typography
              variant="lead"
              component="div"
              sx={{ mt: { xs: 3, md: 5 }, maxWidth: '26em', color: 'text.secondary' }}
            >
              {lead}
            </Typography>
          )}
          {actions && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mt: { xs: 5, md: 8 } }}>
              {actions}
            </Box>
          )}
          {children && <Box sx={{ mt: { xs: 5, md: 8 } }}>{children}</Box>}
        </Box>
        {aside && <Box sx={[asideArea, !scene && { pb: { xs: 7, md: 10 } }]}>{aside}</Box>}
        {scene && <Box sx={{ gridArea: 'scene', alignSelf: 'end', minWidth: 0 }}>{scene}</Box>}
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: { md: 10, lg: 14 },
  rowGap: { xs: 5, md: 0 },
  '@media print': { rowGap: 0 },
} as const;

const words = {
  gridArea: 'words',
  alignSelf: 'center',
  pt: { xs: 5, md: 14 },
  // Above the ground of a scene.
  pb: { xs: 0, md: 24 },
  minWidth: 0,
} as const;

const label = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  mb: { xs: 2, md: 3 },
  typography: 'h4',
} as const;

const alone = {
  gridTemplateAreas: '"words"',
  maxWidth: { md: '75%' },
  pb: { xs: 7, md: 0 },
} as const;

const withScene = {
  gridTemplateAreas: { xs: '"words" "scene"', md: '"words scene"' },
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** The words keep to the top, so that the form beside them begins where they do. */
const withAside = {
  gridTemplateAreas: {
    xs: '"words" "aside" "scene"',
    md: '"words aside" "scene aside"',
  },
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;

/** Over the ground of a scene. */
const asideArea = { gridArea: 'aside', position: 'relative', zIndex: 1, py: { md: 10 } } as const;
