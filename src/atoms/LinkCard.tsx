import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ArrowForwardIcon } from '../art/icons';
import type { Surface } from '../theme/surfaces';
import { IconTile } from './IconTile';
import { type Drawing, Illustration } from './Illustration';

export interface LinkCardProps {
  /** The words of the link, which is the whole card. */
  title: string;
  href: string;
  /** A line below the title. */
  text?: ReactNode;
  /** An icon on a tile before the words. */
  icon?: ReactNode;
  /**
   * Ground of that tile.
   * @default 'indigo'
   */
  iconSurface?: Surface;
  /** A drawing at the foot of the card. */
  illustration?: Drawing;
  /**
   * Rank of the title, where the card stands below a heading; `p` for one of many ways on.
   * @default 'p'
   */
  titleComponent?: 'h3' | 'p';
}

/** One way on, as a card that is pressed anywhere. For a product with its services, use `ProductCard`. */
export function LinkCard({
  title,
  href,
  text,
  icon,
  iconSurface = 'indigo',
  illustration,
  titleComponent = 'p',
}: LinkCardProps) {
  return (
    <Paper variant="action" sx={card}>
      <Box sx={row}>
        {icon && <IconTile surface={iconSurface}>{icon}</IconTile>}
        <Box sx={words}>
          <Typography variant="h5" component={titleComponent}>
            <Link href={href} underline="none" className="cover" sx={cover}>
              {title}
            </Link>
          </Typography>
          {text && (
            <Typography variant="body2" component="div" sx={{ mt: 1, color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </Box>
        <ArrowForwardIcon fontSize="small" sx={arrow} />
      </Box>
      {illustration && (
        <Illustration {...illustration} alt="" sx={{ mt: 'auto', mx: 'auto', width: '75%' }} />
      )}
    </Paper>
  );
}

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  containerType: 'inline-size',
} as const;

/** Too narrow for an arrow beside a long word. */
const narrow = '@container (width < 14rem)';

const row = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  p: 3,
  [narrow]: { gap: 2, p: 2 },
} as const;

/** Below the icon where their longest has no room beside it. */
const words = { flex: '1 1 0', minWidth: 'min-content', overflowWrap: 'break-word' } as const;

const arrow = {
  flex: 'none',
  [narrow]: { display: 'none' },
} as const;

/** The link covers its card, a positioned `Paper` of the variant `action`, which shows the ring of its focus. */
export const cover = {
  color: 'inherit',
  '&:hover': { color: 'inherit' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;
