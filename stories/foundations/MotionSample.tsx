import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { motion } from '../../src/theme/tokens';
import { Values } from './Values';

const travel = keyframes`
  to { left: 100%; transform: translateX(-100%); }
`;

/** What each duration is for. */
const durations = [
  { name: 'short', use: 'An answer to the pointer: hover, press, a switch. What leaves.' },
  { name: 'medium', use: 'What opens: the panel of products, the menu of the phone, an arrow.' },
  { name: 'long', use: 'What arrives by itself, once: the receipt.' },
] satisfies readonly { name: keyof typeof motion; use: string }[];

/** A disc for each duration, which goes its way by the one curve when Play is pressed. */
export function MotionSample() {
  const [runs, setRuns] = useState(0);
  return (
    <>
      <Button variant="contained" onClick={() => setRuns(runs + 1)}>
        Play
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{
          display: 'none',
          mt: 3,
          '@media (prefers-reduced-motion: reduce)': { display: 'block' },
        }}
      >
        Nothing moves: reduced motion is asked for.
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 6, p: 0, listStyle: 'none' }}>
        {durations.map(({ name, use }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '9rem minmax(0, 1fr) minmax(0, 1fr)' },
              gap: { xs: 3, sm: 6 },
              alignItems: 'center',
              py: 5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <div>
              <Typography variant="h5" component="h3">
                {name}
              </Typography>
              <Values values={[`motion.${name}`, `${motion[name]}ms`]} />
            </div>
            <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'sand.main', forcedColorAdjust: 'none' }}>
              <Box sx={{ position: 'relative', height: 32 }}>
                <Box
                  key={runs}
                  data-duration={name}
                  sx={[
                    {
                      position: 'absolute',
                      left: 0,
                      width: 32,
                      height: 32,
                      borderRadius: '50%',
                      bgcolor: 'primary.main',
                    },
                    runs > 0 && {
                      '@media (prefers-reduced-motion: no-preference)': {
                        animation: `${travel} ${motion[name]}ms ${motion.easeOut} forwards`,
                      },
                    },
                  ]}
                />
              </Box>
            </Box>
            <Typography variant="body2">{use}</Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
