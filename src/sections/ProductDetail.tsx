import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { productIllustration } from '../art/productIllustration';
import { Breadcrumbs } from '../atoms/Breadcrumbs';
import { Illustration } from '../atoms/Illustration';
import { productStages } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import { textWithLinks } from '../atoms/textWithLinks';
import type {
  LinkContent,
  ProductFrameContent,
  ProductPageMessages,
  ProductSummary,
} from '../content/contentShapes';
import { PageTitle } from './PageTitle';
import { ServiceBasics } from './ServiceBasics';
import { ServiceNavigation } from './ServiceNavigation';
import { ServiceSection } from './ServiceSection';

export interface ProductDetailProps {
  /** Sets the colour, the icons and the illustration of the page. */
  product: ProductSummary;
  messages: ProductPageMessages;
  /** What every product page says alike. */
  frame: Omit<ProductFrameContent, 'join'>;
  /** Accessible name and links of the breadcrumb trail. */
  breadcrumbs: { label: string; ancestors: ReadonlyArray<LinkContent> };
  /** URL of the join form, for shopkeepers. */
  joinHref: string;
  /** URL of the contact form, for customers who ask about this product. */
  askHref: string;
}

/** The body of a product page, in the colour of its group. */
export function ProductDetail({
  product,
  messages,
  frame,
  breadcrumbs,
  joinHref,
  askHref,
}: ProductDetailProps) {
  const { title, lead, basics, services, safety } = messages;
  return (
    <>
      <Box sx={productStages[product.tone]}>
        <PageTitle
          tone="inherit"
          title={title}
          lead={lead}
          before={<Breadcrumbs {...breadcrumbs} current={title} />}
          after={
            <Box
              sx={{
                display: { xs: 'grid', sm: 'flex' },
                flexWrap: 'wrap',
                gap: { xs: 3, sm: 4 },
                mt: { xs: 7, md: 8 },
              }}
            >
              <Button href={joinHref} variant="contained" size="large">
                {frame.offerLabel}
              </Button>
              <Button href={askHref} variant="outlined" size="large">
                {frame.askLabel}
              </Button>
            </Box>
          }
          aside={<Illustration {...productIllustration(product.id)} alt="" priority="high" />}
        />
      </Box>
      {/* Below the bar, which is as high as that and what every anchor keeps free. */}
      <Box sx={{ '& section': { scrollMarginTop: '2.5rem' } }}>
        <ServiceNavigation label={frame.servicesLabel} services={product.services} />
        <ServiceBasics messages={basics} bringTitle={frame.bringTitle} />
        {services.map((service, index) => (
          <ServiceSection
            key={service.id}
            service={service}
            product={product}
            stepsTitle={frame.stepsTitle}
            tone={index % 2 === 0 ? 'paper' : 'sand'}
          />
        ))}
      </Box>
      <Section labelledBy="safety-title">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
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
                sx={{
                  paddingBlock: 4,
                  borderTop: 1,
                  borderColor: 'divider',
                  '@media print': { paddingBlock: '1.5mm' },
                }}
              >
                {textWithLinks(point, safety.links)}
              </Typography>
            ))}
          </Box>
        </Box>
      </Section>
    </>
  );
}
