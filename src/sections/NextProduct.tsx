import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ArrowForwardIcon } from '../art/icons';
import { productPortrait } from '../art/productIllustration';
import { Illustration } from '../atoms/Illustration';
import { productStages } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import type { NextProductContent, ProductSummary } from '../content/contentShapes';

export interface NextProductProps {
  /** Heading, and the invitation on the cards. */
  messages: NextProductContent;
  /** Every group, in the order of the menus. */
  products: ReadonlyArray<ProductSummary>;
  /** The group of the page, which the others come after. */
  after: string;
}

/** The ways on from a product page: each of the other groups as a card with a person, from the one that follows on. */
export function NextProduct({ messages, products, after }: NextProductProps) {
  const titleId = useId();
  const place = products.findIndex(({ id }) => id === after);
  const others = [...products.slice(place + 1), ...products.slice(0, Math.max(place, 0))];
  if (others.length === 0) return null;
  return (
    <Section
      labelledBy={titleId}
      sx={{ paddingBlockStart: { xs: 0, md: 0 }, '@media print': { display: 'none' } }}
    >
      <Typography variant="h2" id={titleId}>
        {messages.title}
      </Typography>
      <Box component="ul" sx={ways}>
        {others.map(({ id, tone, name, summary, path }) => (
          <Box component="li" key={id} sx={[productStages[tone], way]}>
            <Box sx={words}>
              <Link href={path} underline="hover" variant="h3" sx={wholeWay}>
                {name}
              </Link>
              <Typography sx={summaryLook}>{summary}</Typography>
              <Typography aria-hidden variant="body2" sx={more}>
                {messages.moreLabel}
                <ArrowForwardIcon fontSize="small" sx={{ scale: 'var(--inline,1) 1' }} />
              </Typography>
            </Box>
            <Box sx={drawing}>
              <Illustration {...productPortrait(id)} alt="" />
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Three beside each other, or below each other in a narrow window. */
const ways = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 3, md: 6 },
  m: 0,
  mt: { xs: 5, md: 7 },
  p: 0,
  listStyle: 'none',
} as const;

/** The words beside the drawing, or above it where three cards share a row. */
const way = ({ radius }: Theme) =>
  ({
    position: 'relative',
    display: 'flex',
    flexDirection: { xs: 'row', md: 'column' },
    // Large text takes the whole width.
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    justifyContent: 'space-between',
    overflow: 'hidden',
    // Unseen but where the system forces its colours.
    border: '1px solid transparent',
    backgroundClip: 'padding-box',
    borderRadius: `${radius.stage}px`,
    overflowWrap: 'anywhere',
  }) as const;

const words = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  flex: { xs: '999 1 9rem', sm: 1 },
  minWidth: 0,
  p: { xs: 4, sm: 5, md: 8 },
  paddingInlineEnd: { xs: 1, sm: 5, md: 8 },
} as const;

const summaryLook = {
  mt: 1,
  typography: { xs: 'body2', sm: 'body1' },
  textWrap: { xs: 'pretty', sm: 'balance' },
} as const;

const more = {
  mt: 'auto',
  pt: { xs: 2, md: 3 },
  textWrap: 'balance',
  '&, &.MuiTypography-root': { fontWeight: 'fontWeightMedium' },
  '& > svg': { marginInlineStart: 1.5, verticalAlign: '-0.2em' },
} as const;

/** Stands on the lower edge of its card. */
const drawing = {
  flex: 'none',
  alignSelf: 'end',
  width: { xs: 'min(44%, 12rem)', sm: '13rem', md: '80%' },
  maxWidth: { md: '16rem' },
  pt: { xs: 2, md: 0 },
  marginInlineStart: 'auto',
  paddingInlineEnd: { xs: 3, md: 0 },
  marginInlineEnd: { sm: 5, md: 'auto' },
} as const;

/** A press anywhere on its surface follows the link. */
const wholeWay = {
  color: 'inherit',
  '&:hover': { color: 'inherit' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
