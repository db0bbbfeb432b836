import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProductId } from '../content/contentShapes';
import { type DrawnPicture, Picture } from './Picture';
import { productStages } from './productStages';

export interface ProductCardProps {
  /** Gives the card its colour. */
  id: ProductId;
  name: string;
  /** One line, at most 60 characters. */
  summary: string;
  /** Address of the group's page. */
  href: string;
  /** Names of the services in the group. */
  services: ReadonlyArray<string>;
  /** Words of the link's invitation. */
  moreLabel: string;
  /** The group's drawing; without it the card is words alone. */
  picture?: DrawnPicture;
  sx?: SxProps<Theme>;
}

/** One product group: its colour, its drawing and its services; the whole card is the link's target. */
export function ProductCard({
  id,
  name,
  summary,
  href,
  services,
  moreLabel,
  picture,
  sx = [],
}: ProductCardProps) {
  return (
    <Box
      component="article"
      sx={[
        (theme) => ({
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: '1fr auto',
          overflow: 'hidden',
          // Unseen but where the system forces its colours, which would leave the card no edge.
          border: '1px solid transparent',
          borderRadius: `${theme.radius.stage}px`,
          '&:hover .arrow': { transform: 'translateX(6px)' },
          '&:active': { borderColor: 'currentColor' },
          '& .arrow': { transition: theme.transitions.create('transform') },
          '&:has(a:focus-visible)': { outline: '3px solid var(--ring-colour)', outlineOffset: 3 },
        }),
        productStages[id],
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box sx={{ p: { xs: 6, md: 8 } }}>
        <Typography variant="h3">
          <Link
            href={href}
            underline="none"
            sx={{
              color: 'inherit',
              '&:hover': { color: 'inherit' },
              '&:focus-visible': { outline: 'none', boxShadow: 'none' },
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {name}
          </Link>
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: '40ch' }}>{summary}</Typography>
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mt: 5, p: 0, listStyle: 'none' }}
        >
          {services.map((service) => (
            <Typography
              key={service}
              component="li"
              variant="caption"
              sx={{
                px: 3,
                py: 1,
                border: 1,
                borderColor: 'currentColor',
                borderRadius: 5,
                fontWeight: 550,
              }}
            >
              {service}
            </Typography>
          ))}
        </Box>
        <Typography
          aria-hidden
          sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 6, fontWeight: 650 }}
        >
          {moreLabel}
          <ArrowForwardRounded className="arrow" />
        </Typography>
      </Box>
      {picture && (
        <Picture
          {...picture}
          alt=""
          sx={{ width: 'min(100%, 24rem)', ml: 'auto', mr: { xs: 'auto', md: 4 } }}
        />
      )}
    </Box>
  );
}
