import { keyframes, type Theme } from '@mui/material/styles';

/**
 * From the mouth of the machine in the drawing, which is 31.7 of 100 from its left and 40 from its top, to
 * the slip's own place; `50%` and `100%` are the slip's.
 */
const machine =
  'translate(calc((50% - 50cqw + var(--end))*var(--inline,1) - 18.3cqw), calc(40cqw - var(--top) - 100%))';

const print = keyframes`
  from { transform: ${machine} translateY(22%) scale(0.22); clip-path: inset(0 0 100%); animation-timing-function: steps(6); }
  45% { transform: ${machine} scale(0.22); clip-path: inset(0); animation-timing-function: ease-in; }
  55% { transform: ${machine} rotate(-8deg) scale(0.24); clip-path: inset(0); }
  56% { clip-path: inset(-1rem); }
`;

/**
 * A slip that comes out of the machine of the shop, is torn off and comes to lie over the end of the
 * awning: once, and only moved and clipped, so that nothing around it moves.
 */
export const printedSlip = ({ palette, transitions: { duration, easing } }: Theme) =>
  ({
    '--top': { xs: '-2.25rem', sm: '-1rem', md: '-3.5rem', xl: '-2rem' },
    '--end': { xs: '3.5cqw', sm: '4cqw', md: '7cqw' },
    position: 'absolute',
    zIndex: 1,
    top: 'var(--top)',
    insetInlineEnd: 'var(--end)',
    width: { xs: '9rem', md: '10.5rem', lg: '12.5rem' },
    transformOrigin: '50% 100%',
    transform: 'rotate(calc(4deg * var(--inline,1)))',
    // The ink of the drawing around the paper, which has no line of its own there.
    filter: ['2px 0', '-2px 0', '0 2px', '0 -2px']
      .map((offset) => `drop-shadow(${offset} ${palette.ink.main})`)
      .join(' '),
    // A phone has room for the amount alone.
    '& dl > :nth-of-type(2)': { display: { xs: 'none', md: 'flex' } },
    '& dl > :nth-of-type(n + 3)': { display: { xs: 'none', lg: 'flex' } },
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${print} ${5 * duration.complex}ms ${easing.easeOut} 400ms backwards`,
    },
  }) as const;
