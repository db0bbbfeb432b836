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
  /**
   * How much it stands out: `sign` for the one that matters most, `plain` for a link without a board.
   * @default 'board'
   */
  look?: keyof typeof looks;
}

export interface BoardsProps {
  /** Ways on, the most important one first. */
  links: readonly BoardLink[];
}

/** Ways on as boards of a signpost, two in a row where there is room for their words. */
export function Boards({ links }: BoardsProps) {
  return (
    <Box component="ul" sx={list}>
      {links.map(({ label, href, Icon, note, width = 'half', look = 'board' }) => (
        <Box component="li" key={href} sx={places[width]}>
          <Link
            href={href}
            underline="none"
            variant={width === 'full' ? 'button' : 'body2'}
            sx={[way, looks[look], width === 'half' && look === 'board' && tile]}
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
const way = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  boxSizing: 'border-box',
  height: '100%',
  minHeight: { xs: 56, sm: 48 },
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '&, &:active': { color: 'ink.main' },
  '& > svg': { flex: 'none', width: '1.75rem', height: '1.75rem', color: 'primary.main' },
} as const;

const board = {
  px: { xs: 2, sm: 3 },
  py: 2,
  border: '2px solid',
  borderColor: 'ink.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'marigold.main', color: 'marigold.contrastText' },
} as const;

/** On a phone the icon stands above the words, which then keep to one line. */
const tile = {
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: { xs: 'center', sm: 'flex-start' },
  alignItems: { xs: 'flex-start', sm: 'center' },
} as const;

const looks = {
  board,
  sign: {
    ...board,
    minHeight: { xs: 64, sm: 60 },
    typography: 'h4',
    bgcolor: 'marigold.main',
    '&:hover': { bgcolor: 'marigold.light' },
    '& > svg': { color: 'inherit' },
  },
  plain: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
} as const;
