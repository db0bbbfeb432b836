import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon } from '../art/icons';
import type { ProductTone } from '../content/contentShapes';
import type { Ground } from './groundStrip';
import { type Drawing, Illustration } from './Illustration';
import { corner, narrow, places, sideBySide } from './productCardPlaces';
import { productStages } from './productStages';

export interface ProductCardProps {
  /** Gives the card its colour. */
  tone: ProductTone;
  /** Heading of the card, at most three words. */
  name: string;
  /** One line, at most 60 characters. */
  summary: string;
  /** Address of the group's page. */
  href: string;
  /** The services in the group, each with its name and icon; its id is also its anchor on the page. */
  services: ReadonlyArray<{ id: string; name: string; icon: typeof SvgIcon }>;
  /** Words of the link's invitation. */
  moreLabel: string;
  /** The group's drawing; without it the card is words alone. */
  illustration?: Drawing;
  /**
   * `corner` is for a drawing whose upper corner beside the words is empty: where it stands beside them, it rises
   * almost to the title.
   * @default 'half'
   */
  illustrationSize?: 'half' | 'corner';
  /** What the drawing stands on; below all of the card. */
  ground?: Ground;
  sx?: SxProps<Theme>;
}

/** As many in a row as fit, in columns of one width: on a phone one below the other. */
const serviceList = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  columnGap: 2,
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
} as const;

/** Above the link that fills the card, so that a press leads to the service itself. */
const serviceLink = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 40,
  paddingBlock: 1,
  lineHeight: 1.2,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  '&, &:hover': { color: 'inherit' },
  '&:hover': { textDecorationThickness: '2px' },
} as const;

/**
 * One product group: its colour, its drawing and its services, each a link; a press anywhere else leads to the
 * group. It holds no other links or buttons, and is laid out by its own width, which it is given. In menus, use
 * `ProductLinks`.
 */
export function ProductCard({
  tone,
  name,
  summary,
  href,
  services,
  moreLabel,
  illustration,
  illustrationSize = 'half',
  ground,
  sx = [],
}: ProductCardProps) {
  return (
    <Box
      component="article"
      sx={[
        (theme) => ({
          position: 'relative',
          display: 'grid',
          containerType: 'inline-size',
          overflow: 'hidden',
          // The system's colours would leave the card no edge.
          '@media (forced-colors: active)': { border: '1px solid' },
          borderRadius: `${theme.radius.stage}px`,
          '&:hover .arrow': { transform: 'translateX(6px)' },
          '&:hover .more': { textDecoration: 'underline' },
          '&:active': { outline: '1px solid', outlineOffset: -1 },
          '& .arrow': {
            scale: 'var(--inline,1) 1',
            transition: theme.transitions.create('transform'),
          },
          '&:has(h3 a:focus-visible)': {
            outline: '3px solid var(--ring-colour)',
            outlineOffset: 3,
          },
        }),
        productStages[tone],
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box sx={places(illustrationSize, ground)}>
        <Box
          sx={{
            gridArea: 'text',
            paddingInline: { xs: 5, sm: 6, md: 8 },
            pt: { xs: 6, md: 8 },
            ...(illustration && {
              [narrow]: {
                pt: 5,
                pb: 'var(--below-list)',
                '& ul': { mt: 3, maxWidth: 'var(--list-width)' },
              },
            }),
            [corner]: { pb: 6 },
            [sideBySide]: {
              paddingInlineEnd: 0,
              pb: 0,
              '& ul': { maxWidth: 'calc(100cqi - var(--art-width) - 2rem)' },
            },
          }}
        >
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
          <Typography sx={{ mt: 2, maxWidth: '24em', textWrap: 'balance' }}>{summary}</Typography>
          <Box component="ul" sx={serviceList}>
            {services.map(({ id, name: service, icon: Icon }) => (
              <li key={id}>
                <Link href={`${href}#${id}`} variant="body1" sx={serviceLink}>
                  <Icon fontSize="small" />
                  <Box component="span" sx={{ minWidth: 0 }}>
                    {service}
                  </Box>
                </Link>
              </li>
            ))}
          </Box>
        </Box>
        <Typography
          aria-hidden
          className="more"
          sx={{
            gridArea: 'more',
            alignSelf: 'end',
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            paddingInline: { xs: 5, sm: 6, md: 8 },
            paddingBlock: 4,
            ...(illustration && {
              [narrow]: { paddingBlock: 2.5 },
            }),
            [corner]: { paddingInlineEnd: 0, pb: ground ? 5 : { xs: 6, md: 8 } },
            fontWeight: 'fontWeightMedium',
            textUnderlineOffset: '0.2em',
          }}
        >
          {moreLabel}
          <ArrowForwardIcon className="arrow" />
        </Typography>
        {illustration && (
          <Illustration
            {...illustration}
            alt=""
            sx={{
              gridArea: 'illustration',
              alignSelf: 'end',
              width: 'var(--art-width)',
              marginInline: 'auto',
              [narrow]: { gridArea: 'text', marginInline: 'auto 0.125rem' },
              [corner]: { marginInline: '0 1.5rem' },
              [sideBySide]: {
                pt: 5,
                ...(illustrationSize === 'corner' && {
                  maxWidth: 'none',
                  marginInline: 'calc(100% - var(--art-width) - 0.5rem) 0.5rem',
                }),
              },
            }}
          />
        )}
      </Box>
    </Box>
  );
}
