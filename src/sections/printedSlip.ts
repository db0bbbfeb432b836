import { keyframes, type Theme } from '@mui/material/styles';
import { inkAround } from '../atoms/tornSlip';

/**
 * From the mouth of the machine in the drawing, which is 31.7 of 100 from its left and 40 from its top, to
 * the slip's own place; `50%` is half of the slip, and `--foot` how far below the scene's top it ends.
 */
const machine =
  'translate(calc((50% - 50cqw + var(--end))*var(--inline,1) - 18.3cqw), calc(40cqw - var(--foot)))';

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
export const printedSlip = ({
  breakpoints,
  palette,
  typography,
  transitions: { duration, easing },
}: Theme) =>
  ({
    // It ends above the customer's turban, however much is printed.
    '--foot': { xs: '15cqw', sm: '19cqw', md: '20.5cqw', xl: '24cqw' },
    '--end': { xs: '5cqw', sm: '8cqw', md: '12cqw', lg: '13.5cqw' },
    position: 'absolute',
    zIndex: 1,
    bottom: 'calc(100% - var(--foot))',
    insetInlineEnd: 'var(--end)',
    width: {
      xs: 'min(7.25rem, 32cqw)',
      sm: 'min(8.5rem, 24cqw)',
      md: '9.5rem',
      lg: '11.25rem',
    },
    transformOrigin: '50% 100%',
    transform: 'rotate(calc(4deg * var(--inline,1)))',
    filter: inkAround(palette.ink.main),
    // A phone has room for the amount alone, each text on a line of its own. As a part of the drawing, the slip
    // does not grow with the text beyond it, and so covers no button.
    [breakpoints.down('md')]: {
      '& > div > div': { padding: '8px 6px 18px' },
      '& p, & dt, & dd': { fontSize: `min(${typography.caption.fontSize}, 2.4cqw)` },
      '& dt, & dd': { whiteSpace: 'nowrap' },
      '& dl': { mt: 1 },
      '& dl > div': { columnGap: 1 },
      '& dd': { fontSize: `min(${typography.h5.fontSize}, 3.2cqw)` },
      '& dl + p': { pt: 1.5 },
    },
    // Smaller by a fifth where it hangs between the buttons and the sign.
    [breakpoints.down('sm')]: {
      '& > div > div': { padding: '7px 5px 15px' },
      '& p, & dt, & dd': { fontSize: `min(${typography.caption.fontSize} * 0.8, 3.2cqw)` },
      '& dd': { fontSize: `min(${typography.h5.fontSize} * 0.8, 4.3cqw)` },
    },
    '& dl > :nth-of-type(2)': { display: { xs: 'none', md: 'flex' } },
    '& dl > :nth-of-type(n + 3)': { display: { xs: 'none', xl: 'flex' } },
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${print} ${5 * duration.complex}ms ${easing.easeOut} 400ms backwards`,
    },
  }) as const;
