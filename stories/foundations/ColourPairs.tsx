import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { colours } from '../../src/theme/tokens';
import { BreakableName } from '../blocks/BreakableName';
import { contrast } from '../blocks/contrast';
import { PassMark } from './PassMark';
import type { SurfacePairs } from './pairsBySurface';
import type { ColourName } from './paletteNames';

interface ColourPairsProps extends SurfacePairs {
  /** Ratios to be reached, by name: `{ AA: 4.5 }`. */
  marks: Readonly<Record<string, number>>;
  /** What is drawn in the colour that the sample inherits. */
  sample: ReactNode;
  /** Whether everything stands on the surface, words included, or the samples alone. */
  stage: 'panel' | 'sample';
}

/** Cut, not rounded: 4.499 is not enough and must not look it. */
const twoDigits = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

const readableOn = (surface: ColourName) =>
  contrast(colours.ink, colours[surface]) >= contrast(colours.white, colours[surface])
    ? colours.ink
    : colours.white;

/** What may stand on one surface, shown on it, with each computed ratio and what it reaches. */
export function ColourPairs({ surface, fronts, marks, sample, stage }: ColourPairsProps) {
  const isPanel = stage === 'panel';
  return (
    <Box
      component="section"
      sx={{
        p: { xs: 5, sm: 6 },
        border: 1,
        borderColor: 'divider',
        borderRadius: (theme) => `${theme.radius.surface}px`,
        bgcolor: isPanel ? colours[surface] : colours.white,
        color: isPanel ? readableOn(surface) : colours.ink,
        forcedColorAdjust: 'none',
      }}
    >
      <Typography variant="h4" component="h3">
        on {surface}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
        {fronts.map(({ name, roles, ratio }) => (
          <Box
            component="li"
            key={name}
            data-ratio={ratio}
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: '3.5rem minmax(0, 1fr)',
                sm: '3.5rem minmax(0, 1fr) auto',
              },
              columnGap: 4,
              rowGap: 2,
              alignItems: 'center',
              py: 3,
              borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
            }}
          >
            <Box
              sx={{
                py: 2,
                borderRadius: 1,
                textAlign: 'center',
                bgcolor: colours[surface],
                color: colours[name],
              }}
            >
              {sample}
            </Box>
            <Box sx={{ color: isPanel ? colours[name] : undefined }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {roles.map((role, index) => (
                  <Fragment key={role}>
                    {index > 0 && ', '}
                    <BreakableName name={role} />
                  </Fragment>
                ))}
              </Typography>
            </Box>
            <Box
              sx={{
                display: 'flex',
                flexDirection: { xs: 'row', sm: 'column' },
                alignItems: { xs: 'center', sm: 'end' },
                columnGap: 3,
                rowGap: 1,
                gridColumn: { xs: '2', sm: 'auto' },
              }}
            >
              <Typography
                variant="body2"
                component="span"
                sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
              >
                {twoDigits(ratio)} : 1
              </Typography>
              <Box sx={{ display: 'flex', gap: 1 }}>
                {Object.entries(marks).map(([mark, least]) => (
                  <PassMark key={mark} name={mark} isReached={ratio >= least} />
                ))}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
