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
   * A `board` and a `sign`, for what must not be missed, have a row each. Two tiles have one, where there is
   * room for two.
   * @default 'tile'
   */
  look?: 'board' | 'sign' | 'tile';
  /** The product group that it leads to: its icon stands on the group's own small tile. */
  tone?: ProductTone;
}

export interface BoardsProps {
  /** Ways on, the most important one first. */
  links: readonly BoardLink[];
}

/** Ways on as boards of a signpost. */
export function Boards({ links }: BoardsProps) {
  return (
    <Box component="ul" sx={list}>
      {links.map(({ label, href, Icon, note, look = 'tile', tone }) => (
        <li key={href} className={look}>
          <Link href={href}>
            {tone ? (
              <Box sx={productMarks[tone]}>
                <Icon />
              </Box>
            ) : (
              <Icon />
            )}
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

/** High enough for a finger. */
const way = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: '100%',
  minHeight: 52,
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
  '& > svg': { flex: 'none', width: '1.75rem', height: '1.75rem', color: 'primary.main' },
  '& > div:last-of-type': { minWidth: 0 },
} as const;

const list = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
  gap: 2.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': way,
  '& > :is(.board, .sign)': {
    gridColumn: '1 / -1',
    '& > a': { px: 4, py: 3, typography: 'button' },
  },
  '& > .sign > a': {
    minHeight: 64,
    typography: 'h4',
    bgcolor: 'marigold.main',
    '&:hover': { bgcolor: 'marigold.light' },
    '& > svg': { color: 'inherit' },
  },
} as const;
