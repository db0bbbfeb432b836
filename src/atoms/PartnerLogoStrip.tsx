import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Drawing } from './Illustration';
import { Illustration } from './Illustration';

export interface Partner {
  name: string;
  /** The partner's logo in one colour; without it the name is set in type. */
  logo?: Drawing;
}

export interface PartnerLogoStripProps {
  /** Accessible name of the list. */
  label: string;
  /** In the order of rows. */
  partners: ReadonlyArray<Partner>;
  /** Placing by the component that uses it. */
  sx?: SxProps<Theme>;
}

/** So many in a row where the window is wide: eight at most, in rows as even as their number allows. */
const perRow = (count: number) => Math.ceil(count / Math.ceil(count / 8));

const wide = '@media (min-width: 108rem)';

const plate = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: { xs: 68, md: 104 },
  px: { xs: 3, md: 4 },
  py: 2,
  // Rules between the fields; those at the edge are cut off.
  outline: '1px solid',
  outlineColor: 'divider',
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;

/**
 * The partners in one optical weight, ruled off from each other, wrapped into even columns. The logos are images,
 * not links; a logo that is missing or does not load is replaced by the name. `PartnersSection` brings it with a
 * title.
 */
export function PartnerLogoStrip({ label, partners, sx = [] }: PartnerLogoStripProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(4, minmax(0, 1fr))',
          },
          [wide]: { gridTemplateColumns: `repeat(${perRow(partners.length)}, minmax(0, 1fr))` },
          gap: 0.25,
          m: 0,
          p: 0,
          overflow: 'hidden',
          listStyle: 'none',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {partners.map(({ name, logo }) => {
        const nameInType = (
          <Typography
            variant="h4"
            component="span"
            sx={{
              display: 'block',
              alignContent: 'center',
              // As high as its logo, so that nothing moves where that is lost.
              minHeight: logo?.height,
              color: 'text.secondary',
            }}
          >
            {name}
          </Typography>
        );
        return (
          <Box component="li" key={name} sx={plate}>
            {logo ? (
              <Illustration
                {...logo}
                alt={name}
                fallback={nameInType}
                sx={{
                  width: logo.width,
                  maxHeight: 44,
                  objectFit: 'contain',
                  '@media (forced-colors: active) and (prefers-color-scheme: dark)': {
                    filter: 'brightness(0) invert(1)',
                  },
                  // Before scripts run, a logo that does not load leaves its name in its place.
                  typography: 'caption',
                  fontWeight: 'fontWeightMedium',
                  color: 'text.secondary',
                }}
              />
            ) : (
              nameInType
            )}
          </Box>
        );
      })}
    </Box>
  );
}
