import type { Theme } from '@mui/material/styles';

/** The headline above the counterfoil. */
export const waysStage = {
  // In a wide window below the ticket too, which hangs over the pavement.
  pt: { xs: 10, md: 14, lg: 34 },
  pb: { xs: 12, md: 16 },
  '& > h2': { mb: { xs: 5, md: 7 } },
} as const;

/** A strip of two halves that are not to be followed one after the other, with a perforation between both. The drawing of each stands on its lower edge, on a phone above its button. */
export const counterfoil = ({ breakpoints, palette, radius }: Theme) => {
  const ink = `2px solid ${palette.ink.main}`;
  const perforation = `2px dashed ${palette.ink.main}`;
  return {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    m: 0,
    p: 0,
    listStyle: 'none',
    border: ink,
    borderRadius: `${radius.control}px`,
    overflow: 'hidden',
    '& li': {
      position: 'relative',
      display: 'grid',
      // In large text no more than this share of a half.
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr) min(8.75rem, 44%)',
        sm: 'minmax(0, 1fr) min(14rem, 33%)',
        lg: 'minmax(0, 1fr) min(20rem, 43%)',
      },
      gridTemplateRows: { xs: 'auto 1fr auto', sm: '1fr auto' },
      gridTemplateAreas: {
        xs: '"title title" "words drawing" "link link"',
        sm: '"words drawing" "link drawing"',
      },
      columnGap: { sm: 4, lg: 0 },
      paddingInlineStart: { sm: 8, md: 6, lg: 7 },
      paddingInlineEnd: { sm: 3, md: 2 },
      bgcolor: 'leaf.light',
      '&::before': {
        content: { xs: '""', sm: 'none' },
        gridArea: 'link',
        borderTop: ink,
      },
    },
    '& li + li': {
      bgcolor: 'ink.light',
      '&::after': {
        content: '""',
        position: 'absolute',
        top: 0,
        insetInline: 0,
        borderTop: perforation,
        [breakpoints.up('md')]: {
          insetBlock: 0,
          insetInline: '-1px auto',
          borderTop: 0,
          borderInlineStart: perforation,
        },
      },
    },
    '& img': {
      gridArea: 'drawing',
      alignSelf: 'end',
      justifySelf: 'end',
      mt: { xs: -2, sm: 0 },
      pt: { sm: 3 },
      paddingInlineEnd: { xs: 1, sm: 0 },
      '@media print': { width: '7rem' },
    },
    '& li > div': {
      // On a phone a long title takes the whole width.
      display: { xs: 'contents', sm: 'block' },
      gridArea: 'words',
      pt: { sm: 8, lg: 10 },
    },
    '& p': { m: 0, px: { xs: 4, sm: 0 } },
    '& p:first-of-type': { gridArea: 'title', pt: { xs: 4, sm: 0 }, typography: { lg: 'h3' } },
    '& p + p': {
      gridArea: 'words',
      pb: { xs: 4, sm: 0 },
      paddingInlineEnd: 0,
      mt: { xs: 0.5, lg: 1 },
      typography: { xs: 'body2', sm: 'body1', lg: 'lead' },
      // In two lines beside the drawing.
      maxWidth: { lg: '10.5em' },
      textWrap: 'balance',
    },
    // At the foot, on one line with that of the other half.
    '& a': {
      gridArea: 'link',
      position: 'relative',
      m: { xs: 3, sm: 0 },
      mt: { sm: 4 },
      mb: { sm: 8, lg: 10 },
      px: { xs: 3, lg: 4 },
      justifySelf: { sm: 'start' },
      minWidth: { sm: 'min(100%, 16rem)' },
      bgcolor: 'background.paper',
      '@media print': { display: 'none' },
    },
  } as const;
};
