import { colours } from '../theme/tokens';

/** Between the columns of a chapter, in units of the spacing scale. */
export const chapterGap = { sm: 8, md: 14, lg: 20 } as const;

/** Above and below a chapter, where the road bends. */
export const chapterSpace = { xs: 12, md: 18 } as const;

/** Above a chapter into which the road comes from the middle of a scene. */
export const spaceBelowScene = { xs: 12, md: 26 } as const;

/** How far from the edge of the grid words begin beside the road, which a narrow window has in its margin. */
export const roadInset = { xs: '2.25rem', md: '5rem' } as const;

/**
 * The distance that is left before the title, and its `unit`, on a milestone at the edge of the road; the title begins
 * where the words do.
 */
export const onMilestone = (unit: string) => ({
  gridArea: 'title',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: { xs: '0.5rem', md: '1.125rem' },
  marginInlineStart: { xs: '-0.625rem', md: '1.125rem' },
  '&::before, &::after': {
    gridArea: '1 / 1',
    alignSelf: 'end',
    // In front of the road.
    position: 'relative',
    zIndex: 1,
    textAlign: 'center',
  },
  '&::before': {
    content: 'counter(distance)',
    '@supports (content: counter(distance) / "")': { content: 'counter(distance) / ""' },
    boxSizing: 'border-box',
    width: { xs: '2.375rem', md: '2.75rem' },
    pt: '1.5rem',
    pb: '1.125rem',
    border: '2px solid',
    borderRadius: '2rem 2rem 0 0',
    backgroundImage: `linear-gradient(var(--milestone, ${colours.marigold}) 1.375rem, ${colours.ink} 0 calc(1.375rem + 2px), ${colours.white} 0)`,
    typography: 'h3',
    lineHeight: 1.2,
  },
  '&::after': {
    content: `"${unit}"`,
    '@supports (content: "" / "")': { content: `"${unit}" / ""` },
    mb: '0.5rem',
    typography: 'caption',
    fontSize: '0.875rem',
    fontWeight: 'bold',
    lineHeight: 1,
  },
});
