import type { Theme } from '@mui/material/styles';
import awning from '../art/grounds/awning.svg';
import deskFront from '../art/grounds/desk-front.svg';
import step from '../art/grounds/step.svg';

const notOnPaper = { '@media print': { display: 'none' } } as const;

/** A strip over the shelves, a little wider than they are. */
const strip = { content: '""', display: 'block', ...notOnPaper } as const;

/** The section ends with the floor that the counter stands on, from edge to edge of the window. */
export const onFloor = {
  pb: { xs: 0, md: 0 },
  '&::after': {
    ...strip,
    position: 'relative',
    height: '1.1875rem',
    mt: '-2px',
    background: `url("${step}") 0 0 / auto 100% round`,
  },
  '@media print': { pb: 14 },
} as const;

/** A board of the shelf, as high as this, or a post, as wide. */
const board = '0.75rem';

/** Shelves between the awning of a shop and the front of its counter. */
export const counter = {
  '&::before': {
    ...strip,
    position: 'relative',
    zIndex: 1,
    height: { xs: '2.5rem', md: '3.25rem' },
    background: `url("${awning}") 0 0 / auto 100% round`,
  },
  '& > ul': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    m: 0,
    mt: { xs: -4, md: -5 },
    marginInline: { xs: 2, md: 4 },
    p: 0,
    borderLeft: 2,
    borderRight: 2,
    borderColor: 'ink.main',
    listStyle: 'none',
    '@media print': { m: 0, border: 0 },
    // The uppermost begin behind the awning.
    '& > li:first-of-type': { '--behind-awning': { xs: '1rem', md: '1.25rem' } },
    '& > li:nth-of-type(2)': { '--behind-awning': { sm: '1rem', md: '1.25rem' } },
    // The post between two columns, before the boards.
    '&::after': {
      ...strip,
      display: { xs: 'none', sm: 'block' },
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(50% - ${board} / 2)`,
      boxSizing: 'border-box',
      width: board,
      borderInline: '2px solid',
      borderColor: 'ink.main',
      bgcolor: 'marigold.main',
    },
  },
} as const;

/**
 * What is drawn of a product stands on a board that runs along the whole shelf, and above or beside it, where there is
 * room, the name and the services.
 */
export const shelf = {
  position: 'relative',
  display: { xs: 'flex', sm: 'grid', lg: 'flex' },
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  gridTemplateRows: 'auto 1fr',
  alignItems: 'end',
  justifyContent: 'center',
  columnGap: { xs: 3, lg: 7 },
  paddingInline: { xs: 3, sm: 4, lg: 7 },
  pt: {
    xs: 'calc(1rem + var(--behind-awning, 0rem))',
    lg: 'calc(2rem + var(--behind-awning, 0rem))',
  },
  pb: board,
  overflowWrap: { xs: 'break-word', sm: 'anywhere' },
  '@media print': { pt: 4 },
  '& > img': {
    order: { xs: 1, lg: 0 },
    flex: { xs: '1 1 9rem', lg: '1 1 17rem' },
    width: { sm: 'min(100%, 17rem)', lg: '100%' },
    maxWidth: { xs: '14rem', sm: 'none', lg: '24rem' },
    minWidth: 0,
    justifySelf: 'center',
    ...notOnPaper,
  },
  '&::after': {
    ...strip,
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    boxSizing: 'border-box',
    height: board,
    borderBlock: '2px solid',
    borderColor: 'ink.main',
    bgcolor: 'marigold.main',
  },
  '& > div': {
    flex: { xs: '1 1 7.875rem', lg: '0 1 13.5rem' },
    alignSelf: 'start',
    minWidth: { xs: 'min-content', sm: 0 },
    pb: { xs: 4, lg: 8 },
  },
  '& h3': { fontSize: { xs: '1.375rem', lg: '1.75rem' } },
  '& a': { display: 'block', paddingBlock: 2 },
  '& ul': {
    display: 'grid',
    rowGap: { xs: 1.5, lg: 2.5 },
    m: 0,
    p: 0,
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'start', gap: 2 },
    // On a phone the drawing has their room.
    '& svg': { display: { xs: 'none', sm: 'block' }, flex: 'none', color: 'primary.main' },
  },
} as const;

/** The front of the counter, below the band of its pattern. */
export const front = {
  position: 'relative',
  border: '2px solid',
  borderColor: 'ink.main',
  bgcolor: 'primary.main',
  mt: '-2px',
  '@media print': { border: 0, bgcolor: 'transparent' },
  '&::before': {
    ...strip,
    height: { xs: '3rem', md: '4.5rem' },
    background: `url("${deskFront}") 0 0 / auto 100% round`,
  },
} as const;

/** What comes with every counter, painted on its front: each in a panel, below or beside what stands for it. */
export const panels = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 3, md: 4, lg: 6 },
  p: { xs: 3, md: 4, lg: 6 },
  '@media print': { p: 0 },
  '& > div': {
    display: { sm: 'grid', md: 'block' },
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    pb: { xs: 6, sm: 0, md: 6 },
    border: '2px solid',
    borderColor: 'ink.main',
    borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
    bgcolor: 'background.default',
    '--field': ({ palette }: Theme) => palette.ink.light,
    '&:nth-of-type(2)': { '--field': ({ palette }: Theme) => palette.leaf.light },
    '&:nth-of-type(3)': { '--field': ({ palette }: Theme) => palette.marigold.light },
    '@media print': { display: 'block', border: 0 },
  },
  '& img': {
    gridRow: '1 / 3',
    height: { xs: '8.5rem', sm: '100%', md: '8.5rem', lg: '9.5rem' },
    minHeight: { sm: '9rem', md: 0 },
    objectFit: { xs: 'contain', sm: 'cover', md: 'contain' },
    objectPosition: 'bottom',
    bgcolor: 'var(--field)',
    border: '0 solid',
    borderColor: 'ink.main',
    borderBottomWidth: { xs: 2, sm: 0, md: 2 },
    borderInlineEndWidth: { sm: 2, md: 0 },
    ...notOnPaper,
  },
  '& h3, & p': { paddingInline: { xs: 5, lg: 6 } },
  '& h3': { mt: 5, fontSize: '1.375rem', overflowWrap: 'anywhere' },
  '& p': { mt: 2, mb: { sm: 5, md: 0 } },
} as const;
