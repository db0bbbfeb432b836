import type { Theme } from '@mui/material/styles';

/** The headline above the cards. */
export const waysStage = {
  // In a wide window below the ticket too, which hangs over the pavement.
  pt: { xs: 10, md: 14, lg: 34 },
  pb: { xs: 12, md: 16 },
  '& > h2': { mb: { xs: 5, md: 7 } },
} as const;

/** A card for each way. Its drawing stands on the lower edge, on a phone on the button. */
export const wayCards = ({ radius }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: { xs: 4, md: 6 },
    m: 0,
    p: 0,
    listStyle: 'none',
    '& li': {
      display: 'grid',
      // In large text no more than this share of a card.
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr) min(7.25rem, 40%)',
        sm: 'minmax(0, 1fr) min(14rem, 33%)',
        lg: 'minmax(0, 1fr) min(13.5rem, 42%)',
      },
      gridTemplateRows: { xs: 'auto 1fr auto', sm: '1fr auto' },
      gridTemplateAreas: {
        xs: '"title title" "words drawing" "link link"',
        sm: '"words drawing" "link drawing"',
      },
      columnGap: { sm: 4, lg: 0 },
      paddingInline: { xs: 4, sm: 6 },
      borderRadius: `${radius.stage}px`,
      bgcolor: 'leaf.light',
      overflow: 'hidden',
    },
    '& li + li': { bgcolor: 'ink.light' },
    '& img': {
      gridArea: 'drawing',
      alignSelf: 'end',
      justifySelf: 'end',
      pt: { sm: 3 },
      paddingInlineEnd: { xs: 2, sm: 0 },
      // Below the end of a long title.
      width: { lg: '15.5rem' },
      maxWidth: { lg: 'none' },
      // The button bears it.
      aspectRatio: { xs: '176 / 144', sm: 'auto' },
      objectFit: 'cover',
      objectPosition: 'top',
      '@media print': { width: '7rem' },
    },
    '& li > div': {
      // On a phone a long title takes the whole width.
      display: { xs: 'contents', sm: 'block' },
      gridArea: 'words',
      pt: { sm: 8, lg: 10 },
    },
    '& p': { m: 0 },
    '& p:first-of-type': { gridArea: 'title', pt: { xs: 4, sm: 0 }, typography: { lg: 'h3' } },
    '& p + p': {
      gridArea: 'words',
      pb: { xs: 4, sm: 0 },
      mt: { xs: 0.5, lg: 1 },
      typography: { xs: 'body2', sm: 'body1', lg: 'lead' },
      // In two lines beside the drawing.
      maxWidth: { lg: '10.5em' },
      textWrap: 'balance',
    },
    // At the foot, on one line with that of the other card.
    '& a': {
      gridArea: 'link',
      mt: { sm: 4 },
      mb: { xs: 4, sm: 8, lg: 10 },
      px: { xs: 1.5, sm: 3, lg: 4 },
      justifySelf: { sm: 'start' },
      minWidth: { sm: 'min(100%, 16rem)' },
      bgcolor: 'background.paper',
      '@media print': { display: 'none' },
    },
  }) as const;
