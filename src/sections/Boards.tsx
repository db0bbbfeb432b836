import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { LinkContent } from '../content/contentShapes';

export interface BoardLink extends LinkContent {
  /** Stands before the label. */
  Icon: typeof SvgIcon;
  /** A line below the label. */
  note?: string;
  /**
   * How much of a row the board takes; a half is a whole row where there is no room for two.
   * @default 'half'
   */
  width?: 'half' | 'full';
}

export interface BoardsProps {
  /** Ways on, the most important one first. */
  links: readonly BoardLink[];
}

/** Ways on as boards of a signpost, two in a row where there is room for their words. */
export function Boards({ links }: BoardsProps) {
  return (
    <Box component="ul" sx={list}>
      {links.map(({ label, href, Icon, note, width = 'half' }) => (
        <Box component="li" key={href} sx={places[width]}>
          <Link
            href={href}
            underline="none"
            variant={width === 'full' ? 'button' : 'body2'}
            sx={board}
          >
            <Icon />
            <span>
              {label}
              {note && (
                <Typography variant="body2" component="span" sx={{ display: 'block' }}>
                  {note}
                </Typography>
              )}
            </span>
          </Link>
        </Box>
      ))}
    </Box>
  );
}

const places = { half: {}, full: { gridColumn: '1 / -1' } } as const;

const list = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
  gap: { xs: 2, sm: 3 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** High enough for a finger. */
const board = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  boxSizing: 'border-box',
  height: '100%',
  minHeight: { xs: 56, sm: 48 },
  px: { xs: 2, sm: 3 },
  py: 2,
  border: '2px solid',
  borderColor: 'ink.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '&, &:active': { color: 'ink.main' },
  '&:hover': { bgcolor: 'marigold.main', color: 'marigold.contrastText' },
} as const;
