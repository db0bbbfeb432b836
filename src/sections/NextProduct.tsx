import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { productGrounds } from '../art/grounds';
import { ArrowForwardIcon } from '../art/icons';
import { productIllustration } from '../art/productIllustration';
import { twoToneIcon } from '../art/twoToneIcon';
import { Illustration } from '../atoms/Illustration';
import { ProductCard } from '../atoms/ProductCard';
import { productMarks, productStages } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import type { NextProductContent, ProductSummary } from '../content/contentShapes';
import { roadEnd } from './productRoad';
import { servicesWithIcons } from './servicesWithIcons';

export interface NextProductProps {
  /** Heading, and the invitation on the card. */
  messages: NextProductContent;
  /** Every group, in the order of the menus; the one after the page's becomes the card. */
  products: ReadonlyArray<ProductSummary>;
  /** The group of the page. */
  after: string;
}

/** The ways on from a product page: the group that follows as a large card, and the others as small ones. */
export function NextProduct({ messages, products, after }: NextProductProps) {
  const titleId = useId();
  const others = products.filter(({ id }) => id !== after);
  const next = products[products.findIndex(({ id }) => id === after) + 1] ?? others[0];
  if (!next) return null;
  return (
    <Section labelledBy={titleId} sx={{ '@media print': { display: 'none' } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          columnGap: { xs: 4, md: 6 },
          rowGap: { xs: 4, md: 6 },
        }}
      >
        <Typography variant="h2" id={titleId} sx={{ gridColumn: '1 / -1' }}>
          {messages.title}
        </Typography>
        <Box component="ul" sx={ways}>
          {others
            .filter((one) => one !== next)
            .map(({ id, tone, icon, name, summary, path }) => {
              const Icon = twoToneIcon(icon);
              return (
                <Box component="li" key={id} sx={[productStages[tone], way]}>
                  <Box sx={[productMarks[tone], tone === 'marigold' && roadEnd, withoutScene]}>
                    <Icon />
                  </Box>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Link href={path} underline="hover" variant="h3" sx={wholeWay}>
                      {name}
                    </Link>
                    <Typography sx={{ mt: 1, textWrap: 'balance' }}>{summary}</Typography>
                  </Box>
                  <ArrowForwardIcon sx={onward} />
                  <Illustration {...productIllustration(id)} alt="" sx={scene} />
                </Box>
              );
            })}
        </Box>
        <ProductCard
          tone={next.tone}
          name={next.name}
          summary={next.summary}
          href={next.path}
          services={servicesWithIcons(next.services)}
          moreLabel={messages.moreLabel}
          illustration={productIllustration(next.id)}
          ground={productGrounds[next.tone]}
          // Of one height on every page, whichever group is next.
          sx={{ minHeight: { sm: '21rem', md: '22rem', xl: '24rem' } }}
        />
      </Box>
    </Section>
  );
}

/** As high as the card together. */
const ways = {
  display: 'grid',
  gridAutoRows: { md: '1fr' },
  gap: { xs: 4, md: 6 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const way = ({ breakpoints, radius, spacing }: Theme) =>
  ({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: spacing(3),
    padding: spacing(6),
    [breakpoints.up('md')]: { padding: spacing(8) },
    // Unseen but where the system forces its colours.
    border: '1px solid transparent',
    borderRadius: `${radius.stage}px`,
    overflowWrap: 'anywhere',
  }) as const;

const withoutScene = { display: { md: 'none' } } as const;

const onward = { display: { md: 'none' }, scale: 'var(--inline,1) 1' } as const;

/** Stands on the end of its card, where there is room beside the words. */
const scene = {
  display: { xs: 'none', md: 'block' },
  flex: 'none',
  alignSelf: 'end',
  width: '42%',
  maxWidth: '13rem',
  marginInlineEnd: -3,
  mb: -8,
} as const;

/** A press anywhere on its surface follows the link. */
const wholeWay = {
  color: 'inherit',
  '&:hover': { color: 'inherit' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
