import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { stepIllustrations } from '../art/illustrations';
import { twoToneIcon } from '../art/twoToneIcon';
import { productMarks } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import { StepList } from '../atoms/StepList';
import type { ProductSummary, ServiceContent } from '../content/contentShapes';

export interface ServiceSectionProps {
  /** Its `id` is the anchor of the section. */
  service: ServiceContent;
  /** The product of the service: gives it its icon and the icon's colour. */
  product: ProductSummary;
  /** Heading of the steps. */
  stepsTitle: string;
  /**
   * Surface; services take turns.
   * @default 'paper'
   */
  tone?: 'paper' | 'sand';
}

/** One service of a product page: what it is, and how it works, step by step. */
export function ServiceSection({ service, product, stepsTitle, tone }: ServiceSectionProps) {
  const { id, name, text, steps } = service;
  const shapes = product.services.find((one) => one.id === id)?.icon ?? product.icon;
  const Icon = twoToneIcon(shapes);
  return (
    <Section
      id={id}
      labelledBy={`${id}-title`}
      tone={tone}
      sx={{
        paddingBlock: { xs: 12, md: 18 },
        '@media print': { paddingBlock: '4mm', breakInside: 'avoid' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          columnGap: 6,
          rowGap: 4,
          alignItems: 'center',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Box sx={[productMarks[product.tone], { width: 48, height: 48 }]}>
            <Icon sx={{ width: '1.75rem', height: '1.75rem' }} />
          </Box>
          <Typography variant="h2" id={`${id}-title`} tabIndex={-1} sx={{ minWidth: 0 }}>
            {name}
          </Typography>
        </Box>
        <Typography sx={{ maxWidth: '34em' }}>{text}</Typography>
      </Box>
      <Typography
        variant="h3"
        sx={{ mt: { xs: 8, md: 10 }, mb: 6, '@media print': { display: 'none' } }}
      >
        {stepsTitle}
      </Typography>
      <StepList
        steps={steps.map(({ illustration, ...step }) => ({
          ...step,
          illustration: stepIllustrations[illustration],
        }))}
        sx={{ '@media print': { mt: '4mm' } }}
      />
    </Section>
  );
}
