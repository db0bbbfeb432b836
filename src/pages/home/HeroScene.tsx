import Box from '@mui/material/Box';
import { keyframes, type Theme } from '@mui/material/styles';
import earth from '../../art/grounds/earth.svg?drawing';
import heroShop from '../../art/hero-shop.svg?drawing';
import { Scene } from '../../atoms/Scene';
import { Slip, type SlipProps } from '../../atoms/Slip';

export interface HeroSceneProps {
  /** What the drawing tells. */
  alt: string;
  /** What the shop's machine prints; an example. */
  receipt: Pick<SlipProps, 'title' | 'lines' | 'result'>;
}

/** The shop on its street, and the slip of what is paid out there. */
export function HeroScene({ alt, receipt }: HeroSceneProps) {
  return (
    <Box sx={place}>
      <Box sx={{ position: 'relative', containerType: 'inline-size' }}>
        <Box aria-hidden sx={printed}>
          <Slip size="compact" isDrawn {...receipt} />
        </Box>
        <Scene {...heroShop} alt={alt} priority="high" ground={earth} groundDepth={earth.height} />
      </Box>
    </Box>
  );
}

/** From edge to edge of a phone, below the slip that hangs over its upper edge; larger than its column elsewhere. */
const place = {
  pt: { xs: 'calc(10.8em - 22vw)', md: 10 },
  marginInline: { xs: 'calc(-1 * var(--gutter))', sm: 0 },
  marginInlineStart: { md: '-8%' },
  marginInlineEnd: { md: '-6%' },
} as const;

/** The machine in the drawing is 31.7 of 100 from its left and 40 from its top. */
const machine =
  'translate(calc((50% - 50cqi + var(--end)) * var(--inline, 1) - 18.3cqi), calc(40cqi - var(--foot)))';

const print = keyframes`
  from { transform: ${machine} translateY(22%) scale(0.22); clip-path: inset(0 0 100%); animation-timing-function: steps(6); }
  45% { transform: ${machine} scale(0.22); clip-path: inset(0); animation-timing-function: ease-in; }
  56% { clip-path: inset(-1rem); }
`;

/**
 * It comes out of the machine once, and is only moved and clipped, so that nothing around it moves. Beside the words its
 * height counts, so that the header never cuts it.
 */
const printed = ({ transitions: { duration, easing } }: Theme) =>
  ({
    '--foot': { xs: '22cqi', md: '20cqi' },
    '--end': { xs: '3cqi', md: '12cqi' },
    position: { xs: 'absolute', md: 'relative' },
    zIndex: 2,
    bottom: { xs: 'calc(100% - var(--foot))', md: 'auto' },
    insetInlineEnd: 'var(--end)',
    marginInlineStart: 'auto',
    marginBlockEnd: { md: 'calc(-1 * var(--foot))' },
    width: '9.5rem',
    transformOrigin: '50% 100%',
    scale: { xs: '0.7', md: '1' },
    transform: 'rotate(calc(4deg * var(--inline, 1)))',
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${print} ${5 * duration.complex}ms ${easing.easeOut} 400ms backwards`,
    },
  }) as const;
