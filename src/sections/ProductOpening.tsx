import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { productGrounds } from '../art/grounds';
import { productIllustration } from '../art/productIllustration';
import { twoToneIcon } from '../art/twoToneIcon';
import { Breadcrumbs, type BreadcrumbsProps } from '../atoms/Breadcrumbs';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { ProductPageMessages, ProductSummary } from '../content/contentShapes';
import {
  artOfTone,
  columns,
  leadLook,
  mark,
  productStage,
  promiseLook,
  summaryLook,
  wayOn,
  words,
} from './productOpeningLook';

export interface ProductOpeningProps {
  /** Sets the colour, the icon, the illustration and its ground; its summary stands where the lead has no room. */
  product: Pick<ProductSummary, 'id' | 'tone' | 'icon' | 'summary'>;
  /** The page's `h1`, which is the product's name; a promise as the large line; a lead. */
  messages: Pick<ProductPageMessages, 'title' | 'promise' | 'lead'>;
  /** The label of the way on. */
  stepsLabel: string;
  /** Accessible name and links of the breadcrumb trail. */
  breadcrumbs: Omit<BreadcrumbsProps, 'current'>;
  /** Where the page tells how it works, for customers. */
  stepsHref: string;
}

/**
 * The opening of a product page: its name as a label over a promise in large type, and its
 * illustration on a ground that runs from edge to edge of the window.
 */
export function ProductOpening({
  product,
  messages,
  stepsLabel,
  breadcrumbs,
  stepsHref,
}: ProductOpeningProps) {
  const { id, tone, icon, summary } = product;
  const { title, promise, lead } = messages;
  const ground = productGrounds[tone];
  const Icon = twoToneIcon(icon);
  return (
    <Section component="div" surface="inherit" space="none" sx={productStage(tone, ground)}>
      <Box sx={columns(ground)}>
        <Box sx={words(ground)}>
          <Breadcrumbs {...breadcrumbs} current={title} />
          <div>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: { xs: 4, md: 5 } }}>
              <Box sx={mark(tone)}>
                <Icon />
              </Box>
              <Typography
                variant="h1"
                tabIndex={-1}
                sx={{ minWidth: 0, typography: { xs: 'h4', md: 'h3' } }}
              >
                {title}
              </Typography>
            </Box>
            <Typography variant="display" component="p" sx={promiseLook}>
              {promise}
            </Typography>
            <Typography variant="lead" component="p" sx={summaryLook}>
              {summary}
            </Typography>
            <Typography variant="lead" component="p" sx={leadLook}>
              {lead}
            </Typography>
            <Button href={stepsHref} variant="contained" size="large" sx={wayOn}>
              {stepsLabel}
            </Button>
          </div>
        </Box>
        <Illustration {...productIllustration(id)} alt="" priority="high" sx={artOfTone(tone)} />
      </Box>
    </Section>
  );
}
