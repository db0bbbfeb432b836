import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { productMarks } from '../atoms/productStages';
import type { LinkContent, ProductTone } from '../content/contentShapes';
import { smallWindow } from '../theme/typography';

export interface BoardLink extends LinkContent {
  /** Stands before the label. */
  Icon: typeof SvgIcon;
  /** A line below the label. */
  note?: string;
  /**
   * Stands out in the colour of alarm, as a row.
   * @default false
   */
  isHelpline?: boolean;
  /**
   * Colour of the small tile that the icon stands on: of a product group.
   * @default 'plain'
   */
  tone?: ProductTone | 'plain';
}

export interface BoardsProps {
  /** Ways on, the most important one first. */
  links: readonly BoardLink[];
  /**
   * Two `tiles` have a row, where there is room for two; `rows` are joined in one card.
   * @default 'tiles'
   */
  look?: keyof typeof looks;
}

/**
 * Ways on as boards of a signpost, where a visitor cannot have what was asked for. For the one thing to do next, use
 * a button.
 */
export function Boards({ links, look = 'tiles' }: BoardsProps) {
  return (
    <Box component="ul" sx={[list, looks[look]]}>
      {links.map(({ label, href, Icon, note, isHelpline, tone = 'plain' }) => (
        <li key={href}>
          <Link href={href} className={isHelpline ? 'helpline' : undefined}>
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
const board = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: '100%',
  minHeight: { xs: 64, lg: 56 },
  px: 2.5,
  py: { xs: 2, lg: 1 },
  bgcolor: 'background.paper',
  textDecoration: 'none',
  '&, &:active': { color: 'ink.main' },
  '&:hover': { bgcolor: 'marigold.main', color: 'marigold.contrastText' },
  typography: 'body2',
  lineHeight: 1.25,
  '&, &.MuiTypography-root': { fontWeight: 'fontWeightMedium' },
  overflowWrap: 'anywhere',
  '& > div:last-of-type': { minWidth: 0 },
} as const;

const list = { m: 0, p: 0, listStyle: 'none' } as const;

const corner = ({ shape }: Theme) => `${shape.borderRadius}px`;

const looks = {
  tiles: {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
    gap: { xs: 2, sm: 3 },
    '& a': { ...board, border: '1px solid', borderColor: 'ink.main', borderRadius: 1 },
    // On a phone long words have the room.
    [smallWindow]: {
      '& a': { px: 1.75 },
      '& a > div:first-of-type': { width: 36, height: 36 },
    },
  },
  rows: {
    '& a': {
      ...board,
      gap: 2.5,
      minHeight: 64,
      px: { xs: 2, lg: 2.5 },
      py: 1.5,
      border: '1px solid',
      borderColor: 'ink.main',
      typography: 'button',
    },
    '& .helpline': { bgcolor: 'marigold.main' },
    '& .helpline:hover': { bgcolor: 'marigold.light' },
    '& li + li a': { borderTop: 0 },
    '& li:first-of-type a': { borderStartStartRadius: corner, borderStartEndRadius: corner },
    '& li:last-of-type a': { borderEndStartRadius: corner, borderEndEndRadius: corner },
    // Its ring lies over the next row.
    '& a:focus-visible': { position: 'relative', zIndex: 1 },
  },
} as const;
