import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CallIcon, CheckIcon } from '../art/icons';
import { productColours, productMarks, productStages } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import { textWithLinks } from '../atoms/textWithLinks';
import type {
  LinkContent,
  ProductFrameContent,
  ProductPageMessages,
  ProductSummary,
} from '../content/contentShapes';
import { ringOnDark } from '../theme/focusRing';
import { ProductOpening } from './ProductOpening';
import { headingOnRoad, road, roadEnd, roadMark } from './productRoad';
import { ServiceBasics } from './ServiceBasics';
import { ServiceNavigation, servicesInView } from './ServiceNavigation';
import { ServiceSection } from './ServiceSection';

export interface ProductDetailProps {
  /** Sets the colour, the icons and the illustration of the page. */
  product: ProductSummary;
  /** What the page alone says: title, services, what to bring, safety. */
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
  const { basics, services, safety } = messages;
  return (
    <Box sx={productColours[product.tone]}>
      <ProductOpening
        product={product}
        messages={messages}
        frame={frame}
        breadcrumbs={breadcrumbs}
        stepsHref={`#${services[0]?.id}`}
        joinHref={joinHref}
        askHref={askHref}
      />
      {/* Below the bar, which is as high as that and what every anchor keeps free. */}
      <Box sx={[servicesInView, { '& section': { scrollMarginTop: '2.5rem' } }]}>
        <ServiceNavigation label={frame.servicesLabel} services={product.services} />
        <ServiceBasics messages={basics} product={product} bringTitle={frame.bringTitle} />
        {services.map((service, index) => (
          <ServiceSection
            key={service.id}
            service={service}
            product={product}
            frame={frame}
            {...(index === 0 && { exampleNote: frame.exampleNote })}
            tone={index % 2 === 0 ? 'band' : 'paper'}
          />
        ))}
      </Box>
      <Section labelledBy="safety-title" tone="inherit" sx={productStages[product.tone]}>
        <Box sx={road.to}>
          <Box sx={headingOnRoad}>
            <Box sx={[productMarks.ink, roadMark, roadEnd]}>
              <CheckIcon />
            </Box>
            <Typography variant="h2" id="safety-title">
              {safety.title}
            </Typography>
          </Box>
          <Box component="ul" sx={rules}>
            {pointsToCallFirst(safety).map(({ point, call, links }) =>
              call ? (
                <Typography key={point} component="li" variant="h3" sx={alarm}>
                  {textWithLinks(point, links)}
                  <Button
                    href={call.href}
                    variant="contained"
                    color="marigold"
                    size="large"
                    startIcon={<CallIcon />}
                    sx={callLook}
                  >
                    {call.label}
                  </Button>
                </Typography>
              ) : (
                <Typography key={point} component="li" variant="lead" sx={rule}>
                  {textWithLinks(point, links)}
                </Typography>
              ),
            )}
          </Box>
        </Box>
      </Section>
    </Box>
  );
}

/** Below the heading, and in two columns beside the road. */
const rules = {
  columnCount: { md: 2 },
  columnGap: 10,
  m: 0,
  mt: { xs: 5, md: 8 },
  marginInlineStart: { md: 'var(--beside)' },
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '@media print': { columnCount: 1 },
} as const;

/** The points, first the one with a number to call, which becomes a button after it. */
function pointsToCallFirst({ points, links = [] }: ProductPageMessages['safety']) {
  const call = links.find(({ href }) => href.startsWith('tel:'));
  const others = links.filter((link) => link !== call);
  const told = points.map((point) =>
    call && point.includes(call.label) ? { point, call, links: others } : { point, links },
  );
  return [...told.filter((one) => 'call' in one), ...told.filter((one) => !('call' in one))];
}

/** What cannot wait: a bar as wide as both columns. */
const alarm = {
  columnSpan: 'all',
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: { xs: 4, md: 8 },
  mb: { xs: 6, md: 8 },
  paddingBlock: { xs: 5, md: 6 },
  paddingInline: { xs: 5, md: 8 },
  border: '1px solid transparent',
  borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
  bgcolor: 'ink.main',
  color: 'ink.contrastText',
  ...ringOnDark,
  '@media print': { m: 0, p: 0, border: 0, color: 'text.primary', typography: 'lead' },
} as const;

const callLook = {
  flex: { xs: '1 0 auto', md: 'none' },
  minWidth: { md: '11rem' },
  typography: 'h3',
  '@media print': { display: 'none' },
} as const;

const rule = {
  breakInside: 'avoid',
  paddingBlock: 4,
  borderTop: 1,
  borderColor: 'currentColor',
  '@media print': { paddingBlock: '1.5mm' },
} as const;
