import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { productGrounds } from '../art/grounds';
import { productIllustration } from '../art/productIllustration';
import { twoToneIcon } from '../art/twoToneIcon';
import { ProductCard } from '../atoms/ProductCard';
import { productMarks } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import type { NextProductContent, ProductSummary } from '../content/contentShapes';
import { servicesWithIcons } from './servicesWithIcons';

export interface NextProductProps {
  /** Heading, and the invitation on the card. */
  messages: NextProductContent;
  /** Every group, in the order of the menus; the one after the page's becomes the card. */
  products: ReadonlyArray<ProductSummary>;
  /** The group of the page. */
  after: string;
}

/** The ways on from a product page: the group that follows as a card, and the others as links. */
export function NextProduct({ messages, products, after }: NextProductProps) {
  const titleId = useId();
  const index = products.findIndex(({ id }) => id === after);
  const [next, ...others] = [...products.slice(index + 1), ...products.slice(0, index)];
  if (!next) return null;
  return (
    <Section labelledBy={titleId} sx={{ '@media print': { display: 'none' } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          columnGap: 6,
          rowGap: 6,
        }}
      >
        <div>
          <Typography variant="h2" id={titleId} sx={{ mb: { xs: 5, md: 6 } }}>
            {messages.title}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {others.map(({ id, tone, icon, name, path }) => {
              const Icon = twoToneIcon(icon);
              return (
                <li key={id}>
                  <Link
                    href={path}
                    underline="hover"
                    variant="h4"
                    sx={{
                      display: 'inline-flex',
                      alignItems: 'center',
                      gap: 4,
                      paddingBlock: 2,
                      overflowWrap: 'anywhere',
                    }}
                  >
                    <Box sx={productMarks[tone]}>
                      <Icon />
                    </Box>
                    {name}
                  </Link>
                </li>
              );
            })}
          </Box>
        </div>
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
          sx={{ alignSelf: 'start', minHeight: { sm: '21rem', md: '22rem', xl: '24rem' } }}
        />
      </Box>
    </Section>
  );
}
