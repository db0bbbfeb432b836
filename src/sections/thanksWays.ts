import type { Theme } from '@mui/material/styles';

/** The headline above the counterfoil. */
export const waysStage = {
  pt: { xs: 10, md: 14 },
  pb: { xs: 12, md: 16 },
  '& > h2': { mb: { xs: 5, md: 7 } },
} as const;

const perforation = '2px dashed';

/** A strip of two halves that are not to be followed one after the other: a perforation between both. */
export const counterfoil = ({ palette, radius }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    m: 0,
    p: 0,
    listStyle: 'none',
    bgcolor: 'background.paper',
    border: `2px solid ${palette.ink.main}`,
    borderRadius: `${radius.control}px`,
    '& li': {
      display: 'grid',
      // In large text no more than this share of a half.
      gridTemplateColumns: {
        xs: 'min(3.5rem, 18%) minmax(0, 1fr)',
        sm: 'min(7.5rem, 25%) minmax(0, 1fr)',
      },
      columnGap: { xs: 3, sm: 6, lg: 8 },
      p: { xs: 3.5, sm: 6, lg: 8 },
    },
    '& li + li': {
      borderTop: { xs: perforation, md: 0 },
      borderInlineStart: { md: perforation },
    },
    '& img': { width: '100%', alignSelf: 'center' },
    '& li > div': { display: 'flex', flexDirection: 'column', alignItems: 'start' },
    '& p': { m: 0 },
    '& p + p': { mt: 0.5, textWrap: 'balance' },
    '& p:last-of-type': { mb: 4 },
    // At the foot, on one line with that of the other half.
    '& a': {
      mt: 'auto',
      px: { xs: 3, sm: 5 },
      minWidth: { xs: '100%', sm: 'min(100%, 16rem)' },
      '@media print': { display: 'none' },
    },
  }) as const;
