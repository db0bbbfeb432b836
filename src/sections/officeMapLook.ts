import type { Theme } from '@mui/material/styles';
import compass from '../art/compass.svg';
import desk from '../art/grounds/desk.svg';
import { scenes } from '../art/illustrations';
import jaal from '../art/jaal.svg';
import { colours } from '../theme/tokens';
import { onTable, printed, table } from './paperOnTable';

/** On paper there is no map: the address alone goes on below the other facts. */
export const onScreen = { '@media print': { display: 'none' } } as const;

/** On the same table as the other facts, and on paper below those. */
export const belowFacts = {
  ...table,
  pb: { xs: 14, md: 20 },
  // Its edge.
  background: ({ palette, spacing }: Theme) => ({
    xs: `url("${desk}") left bottom / auto ${spacing(3)} repeat-x ${palette.ink.light}`,
    md: `url("${desk}") left bottom / auto ${spacing(4)} repeat-x ${palette.ink.light}`,
  }),
  '@media print': { p: '0 !important', background: 'none' },
} as const;

/** What a fold leaves of the light, from there on. */
const shade = (from: string) =>
  `${colours.marigoldDeep}30 ${from}, ${colours.marigoldDeep}00 calc(${from} + 3.5rem)`;

/** One sheet, folded: its cover with the address, and beside it or below it the map. */
export const sheet = {
  ...onTable,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 5fr) minmax(0, 7fr)',
    lg: 'minmax(0, 1fr) minmax(0, 2fr)',
  },
  m: '2px',
  overflow: 'hidden',
  '@media print': { ...printed, display: 'block', m: 0, overflow: 'visible' },
} as const;

/** The front of the folded map: a compass rises behind the label. */
export const cover = {
  position: 'relative',
  display: 'grid',
  // Large text does not make it larger than its place.
  '--rose': {
    xs: 'min(10rem, 45vw)',
    sm: 'min(13rem, 28vw)',
    md: 'min(12rem, 20vw)',
    lg: 'min(14rem, 18vw)',
    xl: 'min(18rem, 18vw)',
  },
  px: { xs: 2.5, sm: 6, md: 4, lg: 6 },
  pb: { xs: 2.5, sm: 6, md: 4, lg: 6 },
  // The lower half of the compass, and what points sideways, are behind the label; where that is wide the compass lies beside it.
  pt: ({ spacing }: Theme) => ({
    xs: `calc(0.44 * var(--rose) + ${spacing(4)})`,
    sm: 6,
    md: `calc(0.44 * var(--rose) + ${spacing(4)})`,
  }),
  overflow: 'hidden',
  bgcolor: 'marigold.light',
  color: 'ink.main',
  // The pattern of the cloth in the opening.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    bgcolor: 'currentColor',
    opacity: 0.07,
    maskImage: `url("${jaal}")`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: ({ spacing }: Theme) => ({
      xs: spacing(4),
      sm: 'calc(50% - 0.5 * var(--rose))',
      md: spacing(4),
    }),
    insetInlineEnd: { xs: '1.5rem', sm: 'max(1.5rem, 8vw - 1.5rem)', md: '2.5rem' },
    width: 'var(--rose)',
    aspectRatio: '1',
    background: `url("${compass}") 0 0 / 100% 100% no-repeat`,
  },
  '@media print': {
    display: 'block',
    p: '0 !important',
    background: 'none',
    '&::before, &::after': { content: 'none' },
  },
} as const;

export const label = ({ palette }: Theme) =>
  ({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: 5,
    alignContent: 'space-between',
    width: { sm: 'min(100%, 23rem)', md: 'auto' },
    p: { xs: 3, sm: 6, md: 4, lg: 6 },
    border: `2px solid ${palette.ink.main}`,
    borderRadius: 0.5,
    bgcolor: 'background.paper',
    overflowWrap: 'anywhere',
    '@media print': { display: 'block', width: 'auto !important', p: '0 !important', border: 0 },
  }) as const;

/** On paper the label stands beside the address, as those of the other facts do. */
export const labelled = {
  m: 0,
  '& address': { fontSize: { md: '1.25rem', xl: '1.375rem' } },
  '@media print': { display: 'flex', mb: 4, '& > dt': { flex: '0 0 9rem', paddingInlineEnd: 2 } },
} as const;

/** Around the printed map. */
const paperMargin = { xs: 2.5, sm: 3.5 } as const;

export const stage = {
  display: 'grid',
  placeItems: { xs: 'end center', md: 'end start' },
  position: 'relative',
  minHeight: { md: '24rem', xl: '30rem' },
  p: paperMargin,
  // The shape of the map, from which only a notice in large text makes it grow.
  '&::before': {
    content: '""',
    gridArea: '1 / 1',
    width: '100%',
    aspectRatio: { xs: '12 / 13', sm: '16 / 9', md: 'auto' },
  },
  // Beyond each fold the paper rises out of its shade.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: {
      xs: `linear-gradient(${shade('0px')}), linear-gradient(calc(90deg * var(--inline,1)), transparent 67%, ${shade('67%')})`,
      md: `repeating-linear-gradient(calc(90deg * var(--inline,1)), ${shade('0px')} calc(100% / 3))`,
    },
  },
  ...onScreen,
} as const;

/** Fills its place; a phone has the part around the office, at whose edges no tree or shop is cut. */
export const drawnMap = {
  position: 'absolute',
  inset: ({ spacing }: Theme) => ({
    xs: spacing(paperMargin.xs),
    sm: spacing(paperMargin.sm),
  }),
  overflow: 'hidden',
  outline: `2px solid ${colours.ink}`,
  background: {
    xs: `url("${scenes.mapPlaceholder.src}") 70% 100% / auto 125%`,
    sm: `url("${scenes.mapPlaceholder.src}") 60% 40% / cover`,
    md: `url("${scenes.mapPlaceholder.src}") 70% 55% / cover`,
  },
} as const;

/** The live map. */
export const frame = { display: 'block', width: '100%', height: '100%', border: 0 } as const;

/** What is said of the map, on a slip that lies on it. */
export const card = (theme: Theme) =>
  ({
    gridArea: '1 / 1',
    position: 'relative',
    zIndex: 1,
    boxSizing: 'border-box',
    bgcolor: 'background.paper',
    // With reduced motion every change takes a frame, in which it would still be as narrow as what is hidden.
    transitionProperty: 'none',
    // At the foot of the sheet on a phone, where a card would hide the office.
    [theme.breakpoints.down('md')]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 4,
      rowGap: 3,
      width: '100%',
      px: { xs: 3.25, sm: 7, lg: 9 },
      py: 4,
      borderTop: 2,
      borderColor: 'ink.main',
      '& > *': { m: 0 },
      '& > button': { flexGrow: { xs: 1, sm: 0 } },
    },
    [theme.breakpoints.up('md')]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: 4,
      '& > *': { m: 0 },
      maxWidth: '28rem',
      m: 4,
      p: 4,
      border: 2,
      borderColor: 'ink.main',
      borderRadius: 0.5,
    },
  }) as const;
