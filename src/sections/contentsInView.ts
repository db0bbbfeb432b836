import type { SxProps, Theme } from '@mui/material/styles';
import { ring } from '../theme/focusRing';

/** Where a generated text can have none for screen readers. */
const silent = '@supports (content: "x" / "")';

/** The anchor of the list; a link to it opens the bar. */
export const contentsId = 'contents';

/** Height of the bar that the contents are in narrow windows, in units of the theme's spacing. */
export const contentsBar = 12;

/** Laid open: without the fold's own line, whatever its state. */
const open = {
  '& > .title': { display: 'block' },
  '& > details': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  '& > details > summary': { display: 'none' },
  '& > details::details-content': { display: 'contents', contentVisibility: 'visible' },
} as const;

/** Where a browser cannot lay the fold open, it stays a fold in every window. */
const canOpen = '@supports selector(details::details-content)';

/** Where nothing folds the list after a choice, it must not cover what was chosen. */
const unfoldable = '@media (scripting: none)';

/** Room before an entry for its number. */
const numberWidth = 9;

/** Height of each of the list's soft ends; an entry at its first or last place is not touched by them. */
const fade = 4;

/** The entry of the section that is read: a tint, and a bar before it. */
const marked = ({ palette, radius, spacing }: Theme) => ({
  fontWeight: 'fontWeightMedium',
  // As wide as before, so that no title takes another line.
  letterSpacing: '-0.012em',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: `${spacing(-numberWidth)} 0`,
    borderInlineStart: `3px solid ${palette.marigold.main}`,
    borderRadius: `${radius.control / 3}px`,
    bgcolor: palette.sand.main,
    '@media print': { content: 'none' },
  },
});

/** The way past the opening of a narrow window to the bar, high enough for a finger. */
export const wayToContents = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  gap: 2,
  width: 'fit-content',
  minHeight: ({ spacing }: Theme) => spacing(11),
  mt: 1,
  mb: -2.5,
  typography: 'body2',
  fontWeight: 'fontWeightMedium',
  textDecoration: 'none',
  // Its line begins where the words above do.
  '& > svg': { marginInlineStart: -0.75 },
  '@media print': { display: 'none' },
} as const;

/**
 * Contents that stay in view: on wide windows beside the text, where a list longer than the window scrolls by itself,
 * fading at its ends, and on narrow ones as a bar below the header, whose list opens over the text.
 */
export const contentsInView = {
  frame: ({ breakpoints, spacing }: Theme) => ({
    position: 'sticky',
    zIndex: 1,
    top: 'var(--header-height)',
    '& > .title': { display: 'none', mb: 1 },
    [breakpoints.down('md')]: {
      marginInline: 'calc(-1 * var(--gutter))',
      bgcolor: 'background.default',
      borderBottom: '1px solid',
      borderColor: 'divider',
      [unfoldable]: { position: 'static' },
    },
    '& > details > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      height: spacing(contentsBar),
      paddingInline: 'var(--gutter)',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { ...ring, outlineOffset: -3, boxShadow: 'none' },
      '& > svg': { flex: 'none' },
      '& > svg:last-child': { marginInlineStart: 'auto' },
      // The section's name needs the room.
      '&:has([data-reading]) > .name': { position: 'absolute', clipPath: 'inset(50%)' },
      '&:has([data-reading]) > svg:first-of-type': { display: { xs: 'none', sm: 'inline-block' } },
    },
    '& > details[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
    [canOpen]: {
      [breakpoints.up('md')]: { pt: 3, borderTop: '3px solid', borderColor: 'ink.main', ...open },
      '@media print': { border: 0, ...open },
    },
    [breakpoints.up('md')]: {
      display: 'flex',
      flexDirection: 'column',
      zIndex: 'auto',
      top: `calc(var(--header-height) + ${spacing(4)})`,
      maxHeight: `calc(100dvh - var(--header-height) - ${spacing(5)})`,
    },
    // Into the free column beside it, so that most titles keep to one line.
    [breakpoints.up('lg')]: { marginInlineEnd: spacing(-6.5) },
    '@media print': { position: 'static', maxHeight: 'none', marginInline: 0 },
  }),
  /** In the bar, the section that is read, and how many there are. */
  reading: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    flex: 1,
    minWidth: 0,
    typography: { xs: 'caption', sm: 'body2' },
    fontVariantNumeric: 'tabular-nums',
    '& > span': { color: 'text.secondary', whiteSpace: 'nowrap' },
    '&[data-reading]::before': {
      content: 'attr(data-reading)',
      [silent]: { content: 'attr(data-reading) / ""' },
      flex: 1,
      minWidth: 0,
      // A long one ends in dots: the list has all of it.
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 'fontWeightMedium',
    },
    '&[data-reading] > span::before': {
      content: 'attr(data-place)',
      [silent]: { content: 'attr(data-place) / ""' },
    },
  },
  list: ({ breakpoints, palette, spacing }: Theme) => ({
    position: 'relative',
    // It opens below the bar.
    scrollMarginTop: { xs: spacing(contentsBar - 4), md: 0 },
    '&:focus': { outline: 'none', borderRadius: 0, boxShadow: 'none' },
    m: 0,
    p: 0,
    pb: 3,
    paddingInlineStart: 8,
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { position: 'relative', isolation: 'isolate', breakInside: 'avoid' },
    '& > li::marker': { color: 'secondary.main', fontWeight: 'fontWeightMedium' },
    '& > li:has([aria-current])::marker': { color: palette.text.primary },
    [breakpoints.down('md')]: {
      position: 'absolute',
      top: '100%',
      insetInline: 0,
      maxHeight: `calc(100dvh - var(--header-height) - ${spacing(contentsBar + 12)})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: `calc(var(--gutter) + ${spacing(7)}) var(--gutter)`,
      bgcolor: 'background.default',
      borderBottom: `3px solid ${palette.ink.main}`,
      [unfoldable]: { position: 'static', maxHeight: 'none', border: 0 },
    },
    [breakpoints.between('sm', 'md')]: { columns: '2 14rem', columnGap: spacing(14) },
    [breakpoints.up('md')]: {
      overflowY: 'auto',
      scrollbarWidth: 'none',
      marginInlineEnd: -2,
      paddingBlock: fade,
      paddingInline: `${spacing(numberWidth)} ${spacing(2)}`,
      scrollPaddingBlock: spacing(fade),
      maskImage: `linear-gradient(transparent, black ${spacing(fade)}, black calc(100% - ${spacing(fade)}), transparent)`,
    },
    [breakpoints.up('lg')]: { fontSize: '1.0625rem' },
    '@media print': { columnCount: 2, position: 'static', overflow: 'visible', maskImage: 'none' },
  }),
  /** High enough for a finger, beside the text as far as the window has room; on paper an entry is a line like any other. */
  entry: (theme: Theme) => ({
    display: 'block',
    overflowWrap: 'anywhere',
    marginInlineStart: 1,
    paddingBlock: 2.5,
    color: 'text.primary',
    '&[aria-current]': marked(theme),
    [theme.breakpoints.up('md')]: {
      fontSize: 'inherit',
      paddingBlock: 'clamp(0.125rem, 2dvh - 0.75rem, 0.375rem)',
      lineHeight: 1.3,
    },
    '@media print': { paddingBlock: 0 },
  }),
} satisfies Record<string, SxProps<Theme>>;
