import { keyframes, type Theme } from '@mui/material/styles';
import { colours } from '../theme/tokens';

interface Services {
  /** How many services there are: two leave the other ways room beside them sooner. */
  count: number;
}

/** From which width services and other ways stand in one bar. */
const oneBarFrom = ({ breakpoints }: Theme, count: number) =>
  breakpoints.up(count > 2 ? 'lg' : 'md');
const twoBarsBelow = ({ breakpoints }: Theme, count: number) =>
  breakpoints.down(count > 2 ? 'lg' : 'md');

/** In a low window, or with large text, it would take the room of what there is to read. */
const inView = {
  '@media (min-height: 34rem)': {
    position: 'sticky',
    top: 'var(--header-in-view)',
    zIndex: 1,
  },
} as const;

const onGrid = 'max(var(--gutter), (100% - var(--page-width)) / 2)';

const strip = ({ palette }: Theme) => ({
  backgroundColor: palette.background.default,
  borderBottom: `1px solid ${palette.divider}`,
  paddingInline: onGrid,
});

/** In a small window the bar takes the header's place on top, and no anchor or focus comes to lie below it. */
const insteadOfHeader = {
  '--header-in-view': '0rem',
  '--header-position': 'relative',
  scrollPaddingTop: '4rem',
} as const;

/** One bar with both, or two below each other of which the services alone stay in view. */
export const bar =
  ({ count }: Services) =>
  (theme: Theme) => ({
    display: 'contents',
    [theme.breakpoints.down('md')]: { 'html:has(&)': insteadOfHeader },
    [oneBarFrom(theme, count)]: {
      ...strip(theme),
      ...inView,
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: 9,
    },
    '@media print': { display: 'none' },
  });

export const places =
  ({ count }: Services) =>
  (theme: Theme) => ({
    minWidth: 0,
    [twoBarsBelow(theme, count)]: {
      ...strip(theme),
      ...inView,
      // On a phone it is set off from what is around it.
      [theme.breakpoints.down('sm')]: { backgroundColor: 'var(--tone-band)' },
    },
  });

/** The other ways on, apart from the services by a line before them; on a phone they come later on the page. */
export const ways =
  ({ count }: Services) =>
  (theme: Theme) => ({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(5),
    [theme.breakpoints.down('sm')]: { display: 'none' },
    [twoBarsBelow(theme, count)]: {
      ...strip(theme),
      borderBottom: 0,
      paddingBlockStart: theme.spacing(2),
    },
    [oneBarFrom(theme, count)]: { minWidth: 0, justifyContent: 'end' },
  });

const mark = keyframes`from, to { color: ${colours.indigo}; border-bottom-color: currentColor; }`;

const timelines = (count: number) =>
  Array.from({ length: count }, (_, index) => `--service-${index + 1}`);

export const services = ({ count }: Services) =>
  ({
    display: 'flex',
    flexWrap: { xs: 'wrap', md: 'nowrap' },
    columnGap: { xs: 2.5, md: 9 },
    m: 0,
    marginInline: { xs: count > 2 ? -2 : 0, sm: 0 },
    p: 0,
    listStyle: 'none',
    // On a phone each is as wide as its longest word, and more where there is room.
    '& > li': { flex: { xs: '1 1 min-content', md: '0 1 auto' } },
    // The service that is read is marked; the last stays so for as long as the bar is seen.
    '@supports (animation-timeline: view()) and (timeline-scope: none)': {
      '@media (max-height: 130rem)': {
        '& > li > a': { animation: `${mark} linear` },
        '& > li:last-of-type > a': { animationFillMode: 'forwards' },
        ...Object.fromEntries(
          timelines(count).map((name, index) => [
            `& > li:nth-of-type(${index + 1}) > a`,
            { animationTimeline: name },
          ]),
        ),
      },
    },
  }) as const;

/** For what holds the navigation and its services: each is read while it covers a line a third of the way down. */
export const servicesInView = (count: number) => ({
  timelineScope: timelines(count).join(),
  ...Object.fromEntries(
    timelines(count).map((name, index) => [
      `& section:nth-of-type(${index + 1})`,
      { viewTimeline: name, viewTimelineInset: '33% 67%' },
    ]),
  ),
});

/** Where there is no room for the icon beside the name. */
export const namedOnPhone = {
  justifyContent: { xs: 'center', sm: 'start' },
  textAlign: { xs: 'center', sm: 'start' },
  lineHeight: { xs: 1.25, md: 'inherit' },
  '& > svg': { display: { xs: 'none', sm: 'block' } },
} as const;

export const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: '100%',
  minHeight: { xs: 48, md: 56 },
  pt: '3px',
  borderBottom: '3px solid transparent',
  color: 'text.primary',
  typography: { xs: 'caption', md: 'body2' },
  overflowWrap: 'break-word',
  '&, &.MuiTypography-root': { fontWeight: 'fontWeightMedium' },
  '&:hover': { color: 'primary.main', borderBottomColor: 'currentColor' },
  '&:focus-visible': { outlineOffset: -3 },
  // It is in view already: the page stays where it is.
  scrollMarginTop: { xs: '-4rem', md: 0 },
} as const;

/** A link that leaves the page, and says so by its arrow. */
export const way = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { sm: 48, md: 56 },
  typography: { sm: 'body1', md: 'body2' },
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&, &.MuiTypography-root': { fontWeight: 'fontWeightMedium' },
  '&:hover': { textDecoration: 'underline' },
  '& > svg': { flex: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
