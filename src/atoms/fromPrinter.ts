import { keyframes, type Theme } from '@mui/material/styles';

const feed = keyframes`
  from { transform: translateY(-100%); clip-path: inset(100% -2rem -2rem); }
  to { transform: none; clip-path: inset(0 -2rem -2rem); }
`;

/** A slip that is fed out of the slot above it, line by line and once; its place is kept from the start. */
export const fromPrinter = ({ transitions: { duration } }: Theme) =>
  ({
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${feed} ${4 * duration.complex}ms steps(14) backwards`,
    },
  }) as const;
