import Button from '@mui/material/Button';
import { LinkCard } from '../../atoms/LinkCard';
import { Section } from '../../atoms/Section';
import type { LinkContent, ProductSummary } from '../../content/contentShapes';
import { CardGrid } from '../../sections/CardGrid';
import { ProductIcon } from './ProductIcon';

export interface OtherProductsProps {
  title: string;
  products: readonly ProductSummary[];
  /** Where to ask about the product of the page. */
  ask: LinkContent;
}

/** The ways on from a product to the others; not on paper. */
export function OtherProducts({ title, products, ask }: OtherProductsProps) {
  return (
    <Section title={title} surface="sand" space="half" sx={{ '@media print': { display: 'none' } }}>
      <CardGrid columns={3}>
        {products.map(({ id, name, summary, path, tone, icon }) => (
          <LinkCard
            key={id}
            title={name}
            titleComponent="h3"
            text={summary}
            href={path}
            icon={<ProductIcon tone={tone} icon={icon} />}
          />
        ))}
      </CardGrid>
      <Button href={ask.href} variant="outlined" size="large" sx={{ mt: { xs: 4, md: 6 } }}>
        {ask.label}
      </Button>
    </Section>
  );
}
