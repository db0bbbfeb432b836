import type { Theme } from '@mui/material/styles';
import { inkAround, tornSlip } from '../atoms/tornSlip';
import { cutEnd, wholeEnd } from './thanksTicket';

/** The headline and the ticket, beside it where there is room. */
export const waysGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 3fr)' },
  gridTemplateAreas: { xs: '"title" "ticket"', lg: '"title ticket"' },
  columnGap: 12,
  // Beside the headline the rope is in it.
  pt: { xs: 10, md: 14, lg: 25 },
  pb: { xs: 12, md: 16 },
  '& > h2': { gridArea: 'title', alignSelf: 'center', mb: { xs: 12, md: 18, lg: 0 } },
} as const;

/** Half a circle, with its ink, where the ticket is to be torn. */
const notch = 'radial-gradient(circle 12px at 50% -2px, transparent calc(100% - 0.5px), black)';

const pad = { xs: 'min(1rem, 4cqi)', sm: '1.5rem' } as const;

const teeth = '12px';

/** A ticket of two parts that are not to be followed one after the other: a perforation between both. */
export const waysTicket = (theme: Theme) => {
  const { palette, radius } = theme;
  const slip = tornSlip(theme);
  const perforation = `2px dashed ${palette.ink.main}`;
  return {
    gridArea: 'ticket',
    containerType: 'inline-size',
    m: '2px',
    filter: inkAround(palette.ink.main),
    '@media print': { filter: 'none' },
    '& > ul': {
      ...slip,
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      m: 0,
      p: 0,
      backgroundColor: 'transparent',
      listStyle: 'none',
      overflow: 'hidden',
      borderRadius: `${radius.control}px ${radius.control}px 0 0`,
      mask: { xs: slip.mask, md: `${notch}, ${slip.mask}` },
      maskComposite: { md: 'intersect, add, add' },
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: {
        xs: 'min(3.5rem, 18cqi) minmax(0, 1fr)',
        sm: 'min(6.5rem, 25%) minmax(0, 1fr)',
      },
      columnGap: { xs: 3, sm: 6 },
      p: pad,
      bgcolor: 'background.paper',
      mask: { xs: `${wholeEnd('0')}, ${cutEnd('100%')}`, md: 'none' },
    },
    // Room for the teeth.
    '& li:first-of-type': { pb: { md: `calc(${pad.sm} + ${teeth})` } },
    '& li + li': {
      pb: { xs: `calc(${pad.xs} + ${teeth})`, sm: `calc(${pad.sm} + ${teeth})` },
      mask: { xs: `${cutEnd('0')}, ${wholeEnd('100%')}`, md: 'none' },
      borderTop: { xs: perforation, md: 0 },
      borderInlineStart: { md: perforation },
    },
    '& img': { width: '100%', alignSelf: 'center' },
    '& p': { m: 0 },
    '& p + p': { mt: 0.5, textWrap: 'balance' },
    '& a': { mt: 3, px: { xs: 3, sm: 5 }, '@media print': { display: 'none' } },
  } as const;
};
