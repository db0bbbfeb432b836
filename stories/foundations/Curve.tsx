import Box from '@mui/material/Box';
import { motion } from '../../src/theme/tokens';

const side = 100;

/** The two points by which a `cubic-bezier()` bends. */
function handlesOf(easing: string) {
  const [x1, y1, x2, y2] = easing.match(/-?[\d.]+/g)?.map(Number) ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    throw new Error(`Not a cubic-bezier(): ${easing}`);
  return { x1, y1, x2, y2 };
}

const at = (x: number, y: number) => `${x * side} ${(1 - y) * side}`;

/** The one easing, drawn from the token: time goes to the right, the way upwards. */
export function Curve() {
  const { x1, y1, x2, y2 } = handlesOf(motion.easeOut);
  return (
    <Box
      component="svg"
      viewBox={`-4 -4 ${side + 8} ${side + 8}`}
      role="img"
      aria-label="Most of the way is made at once; the end comes slowly."
      fill="none"
      sx={{ display: 'block', width: '100%', maxWidth: 280, color: 'primary.main' }}
    >
      <Box
        component="path"
        d={`M${at(0, 1)}V${side}H${side}`}
        sx={{ stroke: (theme) => theme.palette.edge.main }}
      />
      <path
        d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`}
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Box>
  );
}
