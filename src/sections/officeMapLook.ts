import type { Theme } from '@mui/material/styles';
import { scenes } from '../art/illustrations';

/** On paper there is no map: the address alone goes on below the other facts. */
export const onScreen = { '@media print': { display: 'none' } } as const;

/** On paper it goes on below the other facts. */
export const belowFacts = {
  paddingBlock: { md: 16 },
  '@media print': { p: '0 !important' },
} as const;

/** One sheet: the address, and beside it or below it the map. */
export const addressAndMap = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 5fr) minmax(0, 7fr)',
    lg: 'minmax(0, 1fr) minmax(0, 2fr)',
  },
  overflow: 'hidden',
  border: 2,
  borderColor: 'ink.main',
  borderRadius: ({ radius }: Theme) => `${radius.stage}px`,
  bgcolor: 'background.paper',
  '@media print': { display: 'block', overflow: 'visible', border: 0 },
} as const;

export const words = {
  display: 'grid',
  gap: 5,
  alignContent: 'center',
  justifyItems: 'start',
  px: { xs: 3.25, sm: 7, lg: 9 },
  paddingBlock: { xs: 7, md: 10 },
  overflowWrap: 'anywhere',
  '@media print': { p: '0 !important' },
} as const;

/** As the buttons of the form. */
export const wideOnPhone = {
  justifySelf: { xs: 'stretch', sm: 'start' },
  '& > a': { width: { xs: '100%', sm: 'auto' } },
} as const;

/** On paper the label stands beside the address, as those of the other facts do. */
export const labelled = {
  m: 0,
  '& address': { fontSize: { md: '1.25rem', lg: '1.375rem' } },
  '@media print': { display: 'flex', mb: 4, '& > dt': { flex: '0 0 9rem', paddingInlineEnd: 2 } },
} as const;

export const stage = {
  display: 'grid',
  placeItems: { xs: 'end center', md: 'end start' },
  position: 'relative',
  minHeight: { md: '24rem', xl: '28rem' },
  borderTop: { xs: 2, md: 0 },
  borderInlineStart: { md: '2px solid' },
  // The shape of the map, from which only a notice in large text makes it grow.
  '&::before': {
    content: '""',
    gridArea: '1 / 1',
    width: '100%',
    aspectRatio: { xs: '1 / 1', sm: '2 / 1', md: 'auto' },
  },
  ...onScreen,
} as const;

/** Fills its place; a phone has the part around the office, at whose edges no tree or shop is cut. */
export const drawnMap = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: {
    xs: `url("${scenes.mapPlaceholder.src}") 68% 100% / auto 125%`,
    sm: `url("${scenes.mapPlaceholder.src}") 60% 40% / cover`,
  },
} as const;

/** The live map. */
export const frame = { display: 'block', width: '100%', height: '100%', border: 0 } as const;

/** What is said of the map, on the map. */
export const card = (theme: Theme) =>
  ({
    gridArea: '1 / 1',
    position: 'relative',
    boxSizing: 'border-box',
    bgcolor: 'background.paper',
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
      borderRadius: `${theme.radius.surface}px`,
    },
  }) as const;
