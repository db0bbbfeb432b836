import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { productIllustration } from '../art/productIllustration';
import { Breadcrumbs } from '../atoms/Breadcrumbs';
import { Illustration } from '../atoms/Illustration';
import { productStages } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import { textWithLinks } from '../atoms/textWithLinks';
import type {
  LinkContent,
  NextProductContent,
  ProductPageMessages,
  ProductSummary,
} from '../content/contentShapes';
import { NextProduct } from './NextProduct';
import { PageTitle } from './PageTitle';
import { ServiceSection } from './ServiceSection';
import { servicesWithIcons } from './servicesWithIcons';

export interface ProductDetailProps {
  /** Sets the colour, the icons and the illustration of the page. */
  product: ProductSummary;
  messages: ProductPageMessages;
  /** Accessible name and links of the breadcrumb trail. */
  breadcrumbs: { label: string; ancestors: ReadonlyArray<LinkContent> };
  /** Heading above the group that follows in the list, and the invitation on its card. */
  next: NextProductContent;
  /** Every group, in the order of the menus; after the last comes the first. */
  products: ReadonlyArray<ProductSummary>;
}

/** The body of a product page, in the colour of its group. */
export function ProductDetail({
  product,
  messages,
  breadcrumbs,
  next,
  products,
}: ProductDetailProps) {
  const { title, lead, services, bringTitle, stepsTitle, safety } = messages;
  return (
    <>
      <Box sx={productStages[product.tone]}>
        <PageTitle
          tone="inherit"
          title={title}
          lead={lead}
          before={<Breadcrumbs {...breadcrumbs} current={title} />}
          after={<ServiceAnchors services={product.services} />}
          aside={<Illustration {...productIllustration(product.id)} alt="" priority="high" />}
        />
      </Box>
      {services.map((service, index) => (
        <ServiceSection
          key={service.id}
          service={service}
          product={product}
          bringTitle={bringTitle}
          stepsTitle={stepsTitle}
          tone={(services.length - index) % 2 === 0 ? 'paper' : 'sand'}
        />
      ))}
      <Section labelledBy="safety-title">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 7fr' },
            columnGap: 6,
            rowGap: 5,
          }}
        >
          <Typography variant="h2" id="safety-title">
            {safety.title}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {safety.points.map((point) => (
              <Typography
                key={point}
                component="li"
                sx={{ paddingBlock: 4, borderTop: 1, borderColor: 'divider' }}
              >
                {textWithLinks(point, safety.links)}
              </Typography>
            ))}
          </Box>
        </Box>
      </Section>
      <NextProduct messages={next} products={products} after={product.id} />
    </>
  );
}

function ServiceAnchors({ services }: Pick<ProductSummary, 'services'>) {
  return (
    <Box
      component="ul"
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
        flexWrap: 'wrap',
        maxWidth: { sm: '27rem', xl: 'none' },
        gap: 3,
        m: 0,
        mt: 7,
        p: 0,
        listStyle: 'none',
      }}
    >
      {servicesWithIcons(services).map(({ id, name, icon: Icon }) => (
        <li key={id}>
          <Link
            href={`#${id}`}
            underline="none"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: { xs: 1, sm: 2 },
              minHeight: 44,
              paddingBlock: 2,
              paddingInline: { xs: 2.5, sm: 4 },
              border: 2,
              borderRadius: 1,
              color: 'inherit',
              height: '100%',
              typography: 'body1',
              fontSize: { xs: '0.9375rem', sm: '1.125rem' },
              '&, &.MuiTypography-root': { fontWeight: 'fontWeightMedium' },
              '&:hover': {
                bgcolor: 'ink.main',
                color: 'ink.contrastText',
                borderColor: 'ink.main',
              },
            }}
          >
            <Icon fontSize="small" sx={{ display: { xs: 'none', sm: 'block' } }} />
            {name}
            <ArrowDownwardRounded
              fontSize="small"
              sx={{ display: { sm: 'none' }, marginInlineStart: 'auto' }}
            />
          </Link>
        </li>
      ))}
    </Box>
  );
}
