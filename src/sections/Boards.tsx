import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { productMarks } from '../atoms/productStages';
import type { LinkContent, ProductTone } from '../content/contentShapes';

export interface BoardLink extends LinkContent {
  /** Stands before the label. */
  Icon: typeof SvgIcon;
  /** A line below the label. */
  note?: string;
  /**
   * A `board` has a row of its own, and so has an `alarm`, in the colour of alarm. Two tiles have one, where there is room for two.
   * @default 'tile'
   */
  look?: 'alarm' | 'board' | 'tile';
  /**
   * Colour of the small tile that the icon stands on: of a product group, or `marigold` for an alarm.
   * @default 'plain'
   */
  tone?: ProductTone | 'plain';
}

export interface BoardsProps {
  /** Ways on, the most important one first. */
  links: readonly BoardLink[];
}

/** Ways on as boards of a signpost. */
export function Boards({ links }: BoardsProps) {
  return (
    <Box component="ul" sx={list}>
      {links.map(({ label, href, Icon, note, look = 'tile', tone = 'plain' }) => (
        <li key={href} className={look}>
          <Link href={href}>
            <Box sx={marks[tone]}>
              <Icon />
            </Box>
            <div>
              {label}
              {note && <Typography variant="body2">{note}</Typography>}
            </div>
          </Link>
        </li>
      ))}
    </Box>
  );
}

const marks = {
  ...productMarks,
  plain: { ...productMarks.ink, color: 'primary.contrastText' },
} as const;

/** High enough for a finger. */
const way = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: '100%',
  minHeight: 64,
  px: 2.5,
  py: 2,
  border: '2px solid',
  borderColor: 'ink.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  typography: 'body2',
  lineHeight: 1.25,
  '&, &.MuiTypography-root': { fontWeight: 'fontWeightMedium' },
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&, &:active': { color: 'ink.main' },
  '&:hover': { bgcolor: 'marigold.main', color: 'marigold.contrastText' },
  '& > div:last-of-type': { minWidth: 0 },
} as const;

const list = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': way,
  '& > :is(.board, .alarm)': { gridColumn: '1 / -1', '& > a': { gap: 3, typography: 'button' } },
  '& > .alarm > a': { borderColor: 'error.main', color: 'error.main' },
  '& > .alarm > a:hover': { borderColor: 'ink.main', color: 'ink.main' },
} as const;
