import type { Theme } from '@mui/material/styles';
import { scenes } from '../art/illustrations';
import jaal from '../art/jaal.svg';
import { colours } from '../theme/tokens';
import { aboveStreet, beforeStreet } from './footerLooks';
import { onTable, printed, table } from './paperOnTable';

/** On paper there is no map: the address alone goes on below the other facts. */
export const onScreen = { '@media print': { display: 'none' } } as const;

/** On the same table as the other facts, behind which is the street; on paper below those. */
export const belowFacts = {
  ...table,
  ...beforeStreet,
  pb: { xs: aboveStreet('2.5rem'), md: aboveStreet('3.5rem') },
  '@media print': { ...beforeStreet['@media print'], p: '0 !important', background: 'none' },
} as const;

/** The line of a fold, and what turns away from the light beyond it. */
const crease = `${colours.marigoldDeep}73`;
const turned = `${colours.marigoldDeep}12`;

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

/** The front of the folded map: a label on patterned cloth. */
export const cover = {
  position: 'relative',
  display: 'grid',
  p: { xs: 2.5, md: 4 },
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
  '@media print': {
    display: 'block',
    p: '0 !important',
    background: 'none',
    '&::before': { content: 'none' },
  },
} as const;

export const label = ({ palette }: Theme) =>
  ({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: 5,
    alignContent: 'space-between',
    p: { xs: 3, sm: 6, md: 4, lg: 6 },
    border: `2px solid ${palette.ink.main}`,
    borderRadius: 0.5,
    bgcolor: 'background.paper',
    overflowWrap: 'anywhere',
    '@media print': { display: 'block', p: '0 !important', border: 0 },
  }) as const;

/** On paper the label stands beside the address, as those of the other facts do. */
export const labelled = {
  m: 0,
  '& address': { fontSize: { md: '1.25rem', xl: '1.375rem' } },
  '@media print': { display: 'flex', mb: 4, '& > dt': { flex: '0 0 9rem', paddingInlineEnd: 2 } },
} as const;

export const stage = {
  display: 'grid',
  placeItems: { xs: 'end center', sm: 'end start' },
  position: 'relative',
  minHeight: { md: '20rem', xl: '22rem' },
  // Where the cover ends.
  borderTop: { xs: `2px solid ${colours.ink}`, md: 0 },
  borderInlineStart: { md: `2px solid ${colours.ink}` },
  // The shape of the map, from which only a notice in large text makes it grow.
  '&::before': {
    content: '""',
    gridArea: '1 / 1',
    width: '100%',
    aspectRatio: { xs: '12 / 13', sm: '16 / 9', md: 'auto' },
  },
  // The folds run over all of the sheet.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: {
      xs: `linear-gradient(calc(90deg * var(--inline,1)), transparent 66%, ${crease} 0 calc(66% + 2px), ${turned} 0)`,
      md: `linear-gradient(calc(90deg * var(--inline,1)), ${turned} calc(100% / 3), ${crease} 0 calc(100% / 3 + 2px), transparent 0 calc(200% / 3), ${crease} 0 calc(200% / 3 + 2px), ${turned} 0)`,
    },
  },
  ...onScreen,
} as const;

/** Fills its place; a phone has the part around the office, at whose edges no tree or shop is cut. */
export const drawnMap = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
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
    [theme.breakpoints.down('sm')]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 4,
      rowGap: 3,
      width: '100%',
      px: 3.25,
      py: 4,
      borderTop: 2,
      borderColor: 'ink.main',
      '& > *': { m: 0 },
      '& > button': { flexGrow: 1 },
    },
    [theme.breakpoints.up('sm')]: {
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
