import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { motion } from '../../src/theme/tokens';
import { Specimens } from './Specimens';
import { durationUses } from './tokenUses';

const travel = keyframes`
  to { left: 100%; transform: translateX(-100%); }
`;

const durations = ['short', 'medium', 'long'] as const;

/** A disc for each duration, which goes its way by the one curve when Play is pressed. */
export function MotionSample() {
  const [runs, setRuns] = useState(0);
  const disc = (name: (typeof durations)[number]) => (
    <Box sx={{ position: 'relative', height: 48, borderRadius: 2, bgcolor: 'sand.main' }}>
      <Box
        key={runs}
        data-duration={name}
        sx={{
          position: 'absolute',
          left: 0,
          width: 48,
          height: 48,
          borderRadius: '50%',
          bgcolor: 'primary.main',
          '@media (prefers-reduced-motion: no-preference)': {
            animation: runs > 0 ? `${travel} ${motion[name]}ms ${motion.easeOut} forwards` : 'none',
          },
        }}
      />
    </Box>
  );
  return (
    <>
      <Button variant="contained" onClick={() => setRuns(runs + 1)} sx={{ mb: 6 }}>
        Play
      </Button>
      <Typography
        role="status"
        sx={{
          display: 'none',
          mb: 6,
          '@media (prefers-reduced-motion: reduce)': { display: 'block' },
        }}
      >
        Nothing moves: reduced motion is asked for.
      </Typography>
      <Specimens
        width={280}
        of={durations.map((name) => ({
          name: `motion.${name}`,
          values: [`${motion[name]}ms`],
          use: durationUses[name],
          sample: disc(name),
        }))}
      />
    </>
  );
}
