import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon } from '../art/icons';
import { spriteIcon } from '../art/spriteIcon';
import { surfaces, type Tone, tones } from '../theme/surfaces';
import { clothBelow } from './FeatureCard';
import { type Drawing, Illustration } from './Illustration';
import { cover } from './LinkCard';

export interface ProductCardProps {
  /** Gives the card its colour. */
  tone: Tone;
  /** Heading of the card, at most three words. */
  name: string;
  /** One line, at most 60 characters. */
  summary: string;
  /** Address of the group's page. */
  href: string;
  /**
   * The services in the group, each with its name and the id of its symbol in `art/icons.svg`; its own id is also its
   * anchor on the page.
   * @default none
   */
  services?: ReadonlyArray<{ id: string; name: string; icon: string }>;
  /** Words of the link's invitation. */
  moreLabel: string;
  /** The group's drawing; without it the card is words alone. */
  illustration?: Drawing;
  sx?: SxProps<Theme>;
}

/**
 * One product group: its colour, its drawing and its services, each a link; a press anywhere else leads to the
 * group. In menus, use `ProductLinks`.
 */
export function ProductCard({
  tone,
  name,
  summary,
  href,
  services = [],
  moreLabel,
  illustration,
  sx = [],
}: ProductCardProps) {
  return (
    <Paper
      component="article"
      variant="action"
      sx={[card, surfaces[tones[tone].ground], ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box sx={content}>
        <Box sx={heading}>
          <Typography variant="h3">
            <Link href={href} underline="none" className="cover" sx={cover}>
              {name}
            </Link>
          </Typography>
          <Typography sx={{ mt: 1, textWrap: 'balance' }}>{summary}</Typography>
        </Box>
        <Box sx={words}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {services.map(({ id, name: service, icon }) => {
              const Icon = spriteIcon(icon);
              return (
                <li key={id}>
                  <Link href={`${href}#${id}`} sx={serviceLink}>
                    <Icon fontSize="small" />
                    {service}
                  </Link>
                </li>
              );
            })}
          </Box>
          <Typography aria-hidden variant="button" component="p" sx={more}>
            {moreLabel}
            <ArrowForwardIcon fontSize="small" />
          </Typography>
        </Box>
        {illustration && <Illustration {...illustration} alt="" sx={drawing} />}
      </Box>
      <Box sx={clothBelow(tone)} />
    </Paper>
  );
}

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  overflow: 'hidden',
  containerType: 'inline-size',
} as const;

/** Room for the drawing beside all words; in a narrower card it stands beside the services alone. */
const beside = '@container (width >= 30rem)';

/** Room for the drawing beside the services; in large text it stands below them. */
const twoColumns = '@container (width >= 17rem)';

const content = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"heading" "words" "drawing"',
  [twoColumns]: {
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
    gridTemplateAreas: '"heading heading" "words drawing"',
  },
  [beside]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"heading drawing" "words drawing"',
  },
} as const;

const heading = { gridArea: 'heading', p: 'var(--card-space)', pb: 1 } as const;

const words = {
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  p: 'var(--card-space)',
  pt: 0,
  [twoColumns]: { paddingInlineEnd: 0 },
} as const;

/** Above the link that covers the card, so that a press leads to the service itself. */
const serviceLink = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  '&, &:hover': { color: 'inherit' },
} as const;

const more = { display: 'flex', alignItems: 'center', gap: 2, mt: 'auto', pt: 3 } as const;

const drawing = {
  gridArea: 'drawing',
  alignSelf: 'end',
  width: 'min(100%, 22rem)',
  marginInline: 'auto',
  paddingInlineEnd: 2,
} as const;
