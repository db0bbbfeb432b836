import type { Theme } from '@mui/material/styles';
import { inkAround, tornSlip } from '../atoms/tornSlip';
import { beside, clothPrint } from './thanksLook';

export const startStage = {
  position: 'relative',
  // The ticket hangs over what follows.
  zIndex: 1,
  overflow: 'clip',
  [beside]: { overflow: 'clip visible' },
  bgcolor: 'rose.light',
  '&::before': clothPrint('rose'),
  '& > *': { position: 'relative' },
} as const;

/** The scene beside the headline too. The key of a breakpoint would come before `beside`, and lose to it. */
const wide = '@media screen and (min-width: 75rem)';

/** On a phone the shop, and below its pavement the ticket; elsewhere both beside each other under the headline, and in a wide window the shop is as high as headline and ticket. */
export const startGrid = ({ palette, spacing }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"title" "scene" "ticket"',
    columnGap: { xs: 6, md: 10 },
    '& > .scene': { gridArea: 'scene', maxWidth: { xs: '13.25rem', sm: '22rem', md: '42rem' } },
    // Below the pavement is the surface of the page.
    '& > .scene::after': { boxShadow: `0 100vh 0 100vh ${palette.background.default}` },
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
      gridTemplateAreas: '"title title" "ticket scene"',
      '& > .scene::after': { boxShadow: 'none' },
    },
    [wide]: {
      columnGap: 4,
      gridTemplateAreas: '"title scene" "ticket scene"',
      gridTemplateRows: '1fr auto',
    },
    pt: { xs: spacing(6), sm: spacing(6), md: spacing(12), lg: spacing(10) },
  }) as const;

export const startHeadline = {
  gridArea: 'title',
  alignSelf: 'end',
  mb: { xs: 4, sm: 6, md: 9 },
  typography: { xs: 'h1', md: 'display' },
} as const;

/** Wide enough for large type. */
const roomy = '@container (width >= 30rem)';

/** A printed ticket of three parts, each with one space above and below its words: the number on the stub of each, a perforation between two, the last still to come. */
export const ticket = (theme: Theme) => {
  const { palette, radius, typography } = theme;
  return {
    gridArea: 'ticket',
    alignSelf: 'start',
    containerType: 'inline-size',
    zIndex: 1,
    m: '2px',
    mt: 3.5,
    mb: 0,
    [beside]: { mt: '2px', pb: '3rem' },
    // Over the edge of the pavement.
    [wide]: { pb: 0, mb: '-3rem' },
    filter: inkAround(palette.ink.main),
    '@media print': { filter: 'none' },
    '& > ol': {
      ...tornSlip(theme),
      // In large text no more than this share of the ticket.
      '--stub': 'min(4.75rem, 24cqi)',
      '--pad': 'min(0.6875rem, 4cqi)',
      '--air': '0.5rem',
      '--tail': '10px',
      display: 'grid',
      p: 0,
      m: 0,
      backgroundColor: 'transparent',
      listStyle: 'none',
      counterReset: 'step',
      borderRadius: `${radius.control}px ${radius.control}px 0 0`,
      overflow: 'hidden',
    },
    // On the stub a drawing, beside it the words and the button.
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'var(--stub) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 'var(--pad)',
      paddingInlineEnd: 'var(--pad)',
      py: 'var(--air)',
      bgcolor: 'background.paper',
      counterIncrement: 'step',
      // Its number, above the drawing and in the middle of the stub with it.
      '&::before': {
        content: 'counter(step)',
        gridArea: '1 / 1',
        alignSelf: 'stretch',
        display: 'grid',
        placeItems: 'center',
        marginBlock: 'calc(-1 * var(--air))',
        pb: '3.5rem',
        borderInlineEnd: `2px solid ${palette.ink.main}`,
        bgcolor: 'marigold.main',
        typography: 'h3',
      },
      '& > img': {
        gridArea: '1 / 1',
        justifySelf: 'center',
        position: 'relative',
        mt: '1.75rem',
        width: '3.5rem',
      },
      '& > div': { minWidth: 0 },
      '& p, & h1': { m: 0 },
      '& p + p': { ...typography.body2, textWrap: 'balance', mt: 0.5 },
      '& > div > a': { width: '100%', mt: 2.5, px: 2, '@media print': { display: 'none' } },
      // A message in its bubble, from the phone on the stub: the shop's words, which are still to come.
      '& h1': {
        ...typography.body2,
        position: 'relative',
        m: 0,
        mt: 1.5,
        py: 1.5,
        px: 2,
        border: `2px solid ${palette.ink.main}`,
        borderRadius: `${radius.control}px`,
        bgcolor: 'leaf.light',
        overflowWrap: 'anywhere',
        textWrap: 'balance',
        // The English sentence has no full stop between its halves: a line's end parts them.
        '&:lang(en)': { paddingInlineEnd: 'calc(100% - 11.25em)', textWrap: 'wrap' },
        // Its tail: a corner that looks out of its side.
        '&::after': {
          content: '""',
          position: 'absolute',
          top: 'calc(50% - var(--tail) / 2)',
          insetInlineStart: 'calc(-1px - var(--tail) / 2)',
          width: 'var(--tail)',
          height: 'var(--tail)',
          border: 'inherit',
          borderWidth: '0 0 2px 2px',
          bgcolor: 'inherit',
          rotate: 'calc(45deg * var(--inline, 1))',
          scale: 'var(--inline, 1) 1',
          '@media print': { display: 'none' },
        },
      },
    },
    '& li + li::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      insetInline: 0,
      borderTop: `2px dashed ${palette.ink.main}`,
    },
    '& li + li::before': { bgcolor: 'sand.main' },
    '& li:last-of-type': {
      // Room for the teeth.
      pb: 'calc(var(--air) + 12px)',
      '&::before': {
        pb: 'calc(3.5rem + 12px)',
        mb: 'calc(-1 * var(--air) - 12px)',
      },
    },
    [roomy]: {
      '& > ol': {
        '--stub': '12rem',
        '--pad': '1.5rem',
        '--air': '1.125rem',
        '--tail': '20px',
      },
      '& li': {
        '& p:first-of-type': typography.h3,
        '& p + p': typography.lead,
        // Beside the drawing on its stub.
        '&::before': {
          placeItems: 'center start',
          pb: 0,
          paddingInlineStart: '1.5rem',
          typography: 'h1',
        },
        '& > img': {
          width: '7rem',
          justifySelf: 'end',
          mt: 0,
          marginInlineEnd: '1.125rem',
        },
        '& > div > a': { mt: 4, mb: 1.5, fontSize: '1.25rem' },
        '& h1': {
          ...typography.lead,
          mt: 2,
          py: 2,
          px: 4,
          // The first line alone is kept short, so that the second may be longer.
          '&:lang(en)': { paddingInlineEnd: 4, textWrap: 'pretty' },
          '&:lang(en)::before': {
            content: '""',
            float: 'right',
            width: 'calc(100% - 11.1em)',
            height: '1lh',
          },
        },
      },
      '& li:last-of-type::before': { pb: '12px' },
    },
    '@container (width >= 44rem)': {
      '& > ol': { '--stub': '15rem', '--pad': '2.25rem' },
      '& li > img': { width: '8rem' },
    },
  } as const;
};
