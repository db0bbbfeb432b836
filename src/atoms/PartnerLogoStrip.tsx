import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DrawnPicture } from './Picture';
import { Picture } from './Picture';

export interface Partner {
  name: string;
  /** The partner's logo in one colour; without it the name is set in type. */
  logo?: DrawnPicture;
}

export interface PartnerLogoStripProps {
  /** Accessible name of the list. */
  label: string;
  /** In the order of rows. */
  partners: readonly Partner[];
  sx?: SxProps<Theme>;
}

/** The partners in one optical weight, wrapped into even columns. */
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
          columnGap: { xs: 6, sm: 8 },
          rowGap: { xs: 7, sm: 8 },
          alignItems: 'center',
          m: 0,
          p: 0,
          listStyle: 'none',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {partners.map(({ name, logo }) => (
        <Box component="li" key={name} sx={{ minWidth: 0 }}>
          {logo ? (
            <Picture
              {...logo}
              alt={name}
              sx={{
                width: logo.width,
                maxHeight: 44,
                objectFit: 'contain',
                objectPosition: 'left',
                // A logo that does not load leaves its name in its place.
                typography: 'caption',
                fontWeight: 600,
                color: 'text.secondary',
              }}
            />
          ) : (
            <Typography variant="h4" component="span" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
