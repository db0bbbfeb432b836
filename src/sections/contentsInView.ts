import type { SxProps, Theme } from '@mui/material/styles';

/** The anchor of the contents. */
export const contentsId = 'contents';

/** Laid open: without the fold's own line, whatever its state. */
const open = {
  '& > .title': { display: 'block' },
  '& > details': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  '& > details > summary': { display: 'none' },
  '& > details::details-content': { display: 'contents', contentVisibility: 'visible' },
} as const;

/** Where a browser cannot lay the fold open, it stays a fold in every window. */
const canOpen = '@supports selector(details::details-content)';

/** Room before an entry for its number. */
const numberWidth = 9;

/** Height of each of the list's soft ends; an entry at its first or last place is not touched by them. */
const fade = 4;

/** The entry of the section that is read, as if marked with a pen. */
const marked = ({ palette, radius, spacing }: Theme) => ({
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: `${spacing(-numberWidth)} 0`,
    borderRadius: `${radius.control / 2}px`,
    bgcolor: palette.marigold.main,
    '@media (forced-colors: active)': { border: '1px solid' },
  },
});

/**
 * Contents that stay in view on wide windows. Where they are longer than the window their list
 * scrolls by itself, fading at its ends, with room around it for the ring of a focused entry.
 */
export const contentsInView = {
  frame: ({ breakpoints, spacing }: Theme) => ({
    borderBlock: '1px solid',
    borderColor: 'divider',
    '& > .title': { display: 'none', mb: 2 },
    '& > details > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      minHeight: spacing(14),
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { marginInlineStart: 'auto' },
    },
    '& > details[open] > summary > svg': { transform: 'rotate(180deg)' },
    [canOpen]: {
      [breakpoints.up('sm')]: { border: 0, ...open },
      [breakpoints.up('md')]: { pt: 3, borderTop: '3px solid', borderColor: 'ink.main' },
      '@media print': { border: 0, ...open },
    },
    [breakpoints.up('md')]: {
      display: 'flex',
      flexDirection: 'column',
      position: 'sticky',
      top: `calc(var(--header-height) + ${spacing(4)})`,
      maxHeight: `calc(100dvh - var(--header-height) - ${spacing(5)})`,
    },
    // Into the free column beside it, so that most titles keep to one line.
    [breakpoints.up('lg')]: { marginInlineEnd: spacing(-5) },
    '@media print': { position: 'static', maxHeight: 'none' },
  }),
  list: ({ breakpoints, palette, spacing }: Theme) => ({
    position: 'relative',
    m: 0,
    p: 0,
    pb: 3,
    paddingInlineStart: 8,
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { position: 'relative', isolation: 'isolate', breakInside: 'avoid' },
    '& > li::marker': { color: 'secondary.main', fontWeight: 'fontWeightMedium' },
    [breakpoints.up('sm')]: { columns: '2 14rem', columnGap: spacing(14) },
    [breakpoints.up('md')]: {
      columns: 'auto',
      overflowY: 'auto',
      scrollbarWidth: 'none',
      marginInlineEnd: -2,
      paddingBlock: fade,
      paddingInline: `${spacing(numberWidth)} ${spacing(2)}`,
      '& > li:has([aria-current])::marker': { color: palette.text.primary },
      '& > li + li': { borderTop: `1px solid ${palette.divider}` },
      scrollPaddingBlock: spacing(fade),
      maskImage: `linear-gradient(transparent, black ${spacing(fade)}, black calc(100% - ${spacing(fade)}), transparent)`,
    },
    [breakpoints.up('lg')]: { fontSize: '1.0625rem' },
    '@media print': { columnCount: 2, overflow: 'visible', maskImage: 'none' },
  }),
  /** High enough for a finger; on paper an entry is a line like any other. */
  entry: (theme: Theme) => ({
    display: 'block',
    width: 'fit-content',
    overflowWrap: 'anywhere',
    marginInlineStart: 1,
    paddingBlock: 2.5,
    color: 'text.primary',
    [theme.breakpoints.up('md')]: {
      width: 'auto',
      fontSize: 'inherit',
      paddingBlock: 0.625,
      lineHeight: 1.3,
      '&[aria-current]': marked(theme),
    },
    '@media print': { paddingBlock: 0 },
  }),
} satisfies Record<string, SxProps<Theme>>;
