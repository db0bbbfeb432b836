import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExpandMoreIcon, ListIcon } from '../art/icons';
import { watchPartInView } from './watchPartInView';

export interface InPageNavProps {
  /** Names the links, in a column as its title too. */
  label: string;
  /** Each leads to an element of the page, by its anchor (`#fraud`). */
  links: ReadonlyArray<{ href: string; label: string; icon?: typeof SvgIcon }>;
  /**
   * A bar for a few links, or contents beside a long text, which on narrow windows open from a bar.
   * @default 'row'
   */
  layout?: 'row' | 'column';
  /**
   * Id of the list; in a column a button of the page may open it (`popoverTarget`).
   * @default 'in-page-links'
   */
  id?: string;
}

/**
 * Links to the parts of a page, which stay in view and mark the part that is read (before hydration `showPartInView`
 * does). In narrow windows they take the header's place. For folded questions, use `QuestionList`.
 */
export function InPageNav({ label, links, layout = 'row', id = 'in-page-links' }: InPageNavProps) {
  const isColumn = layout === 'column';
  return (
    <Box
      component="nav"
      aria-label={label}
      data-parts={layout}
      ref={watchPartInView}
      sx={isColumn ? column : bar}
    >
      {isColumn && (
        <>
          <Button
            fullWidth
            color="inherit"
            popoverTarget={id}
            startIcon={<ListIcon />}
            endIcon={<ExpandMoreIcon />}
            sx={opener}
          >
            {label}
            {/* `watchPartInView` writes it. */}
            <Typography
              variant="body2"
              component="span"
              noWrap
              data-part-name=""
              suppressHydrationWarning
              sx={nameInView}
            />
          </Button>
          <Typography variant="h5" component="h2" sx={columnTitle}>
            {label}
          </Typography>
        </>
      )}
      <Box
        component={isColumn ? 'ol' : 'ul'}
        id={id}
        popover={isColumn ? 'auto' : undefined}
        sx={isColumn ? columnList : row}
      >
        {links.map(({ href, label: name, icon: Icon }) => (
          <Box key={href} component="li" sx={isColumn ? {} : { flex: 'none' }}>
            <Link
              href={href}
              underline={isColumn ? 'hover' : 'none'}
              variant={isColumn ? 'body2' : 'button'}
              sx={entry}
            >
              {Icon && <Icon fontSize="small" />}
              {name}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** In a low window, or with large text, a bar would take the room of what there is to read. */
const inView = '@media (min-height: 34rem)';

const bar = {
  zIndex: 1,
  bgcolor: 'background.default',
  borderBottom: 'hairline',
  borderColor: 'divider',
  [inView]: { position: 'sticky', top: 'var(--header-in-view)' },
  '@media print': { display: 'none' },
} as const;

/** In one line, which scrolls where a window has no room for all of it. */
const row = {
  display: 'flex',
  m: 0,
  py: 0,
  px: ({ spacing }: Theme) =>
    `calc(max(var(--gutter), (100% - var(--page-width)) / 2) - ${spacing(3)})`,
  whiteSpace: 'nowrap',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

/** As high as a finger, but lower in a column under a mouse, so that a window holds a long one. */
const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 'var(--bar-height)',
  py: 1,
  px: 3,
  color: 'text.primary',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { bgcolor: 'sand.main', textDecoration: 'underline' },
  '@media (pointer: coarse)': { minHeight: 44 },
  '@media print': { minHeight: 0, p: 0 },
} as const;

const column = {
  position: 'sticky',
  zIndex: 1,
  top: { xs: 'var(--header-in-view)', md: 'calc(var(--header-in-view) + 1rem)' },
  maxHeight: { md: 'calc(100dvh - var(--header-in-view) - 1.25rem)' },
  display: { md: 'flex' },
  flexDirection: 'column',
  marginInline: { xs: 'calc(-1 * var(--gutter))', md: 0 },
  bgcolor: 'background.default',
  borderBottom: { xs: 'hairline', md: 0 },
  borderTop: { md: 'edge' },
  borderColor: { xs: 'divider', md: 'ink.main' },
  '@media print': { position: 'static', maxHeight: 'none', marginInline: 0, border: 0 },
} as const;

const nameInView = { flex: 1, textAlign: 'start', color: 'text.secondary' } as const;

const columnTitle = {
  display: { xs: 'none', md: 'block' },
  paddingBlock: 3,
  '@media print': { display: 'block' },
} as const;

const opener = {
  display: { xs: 'flex', md: 'none' },
  gap: 2,
  px: 'var(--gutter)',
  borderRadius: 0,
  '&&:focus-visible': { outlineOffset: -3 },
} as const;

/** A popover: in narrow windows a sheet at the foot of the window, else and on paper a list in its place. */
const columnList = {
  position: { xs: 'fixed', md: 'static' },
  inset: 'auto 0 0',
  width: 'auto',
  maxHeight: { xs: '70dvh', md: 'none' },
  overflowY: 'auto',
  m: 0,
  paddingBlock: { xs: 4, md: 0 },
  paddingInline: { xs: 'calc(var(--gutter) + 1.5em) var(--gutter)', md: '1.75em 0' },
  color: 'text.primary',
  bgcolor: 'background.default',
  border: 0,
  borderTop: { xs: 'edge', md: 0 },
  borderColor: 'ink.main',
  typography: 'body2',
  display: { md: 'block' },
  '@media print': { display: 'block', position: 'static', columnCount: 2, p: 0, pl: 8 },
} as const;
