import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { productGrounds } from '../art/grounds';
import { productIllustration, withEmptyCorner } from '../art/productIllustration';
import { ProductCard } from '../atoms/ProductCard';
import { Section } from '../atoms/Section';
import type { HomeContent, ProductSummary } from '../content/contentShapes';
import { servicesWithIcons } from './servicesWithIcons';

export interface ProductsSectionProps {
  /** Title and text above the cards, and the invitation on each. */
  messages: HomeContent['products'];
  /** Each becomes a card, in this order. */
  products: ReadonlyArray<ProductSummary>;
}

/**
 * The four product groups, two in a row, with people of one size. In a menu, use `ProductLinks`; for one group,
 * `ProductCard`.
 */
export function ProductsSection({ messages, products }: ProductsSectionProps) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId} tone="sand">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
          columnGap: { md: 6 },
          rowGap: 4,
          alignItems: 'last baseline',
          '& > *': { gridColumn: { md: 'span 6', lg: 'span 5' } },
          '& > h2': { gridColumn: { md: 'span 6', lg: 'span 7' } },
          mb: { xs: 8, md: 12 },
        }}
      >
        <Typography variant="h2" id={titleId}>
          {messages.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>
          {messages.text}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 5, md: 6 },
        }}
      >
        {products.map(({ id, tone, name, summary, path, services }) => (
          <ProductCard
            key={id}
            tone={tone}
            name={name}
            summary={summary}
            href={path}
            services={servicesWithIcons(services)}
            moreLabel={messages.moreLabel}
            illustration={productIllustration(id)}
            illustrationSize={withEmptyCorner.includes(id) ? 'corner' : 'half'}
            ground={productGrounds[tone]}
          />
        ))}
      </Box>
    </Section>
  );
}
