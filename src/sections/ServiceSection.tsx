import CheckRounded from '@mui/icons-material/CheckRounded';
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
  /** Heading of what to bring. */
  bringTitle: string;
  /** Heading of the steps. */
  stepsTitle: string;
  /**
   * Surface; services take turns.
   * @default 'paper'
   */
  tone?: 'paper' | 'sand';
}

/** One service of a product page: what it is, what to bring, and how it goes, step by step. */
export function ServiceSection({
  service,
  product,
  bringTitle,
  stepsTitle,
  tone,
}: ServiceSectionProps) {
  const { id, name, text, bring, steps } = service;
  const shapes = product.services.find((one) => one.id === id)?.icon ?? product.icon;
  const Icon = twoToneIcon(shapes);
  return (
    <Section id={id} labelledBy={`${id}-title`} tone={tone}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 7fr) minmax(0, 5fr)' },
          columnGap: 6,
          rowGap: 7,
        }}
      >
        <div>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mb: 4 }}>
            <Box sx={[productMarks[product.tone], { width: 48, height: 48 }]}>
              <Icon sx={{ width: '1.75rem', height: '1.75rem' }} />
            </Box>
            <Typography variant="h2" id={`${id}-title`} tabIndex={-1} sx={{ minWidth: 0 }}>
              {name}
            </Typography>
          </Box>
          <Typography sx={{ maxWidth: '28em' }}>{text}</Typography>
        </div>
        <Box
          sx={(theme) => ({
            p: { xs: 5, md: 6 },
            border: 1,
            borderColor: 'divider',
            borderRadius: `${theme.radius.surface}px`,
            bgcolor: 'background.paper',
          })}
        >
          <Typography variant="h4" component="h3" sx={{ mb: 3 }}>
            {bringTitle}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
            {bring.map((item) => (
              <Typography
                key={item}
                component="li"
                variant="body2"
                sx={{ display: 'flex', gap: 3 }}
              >
                <CheckRounded fontSize="small" color="success" sx={{ mt: 0.5 }} />
                {item}
              </Typography>
            ))}
          </Box>
        </Box>
      </Box>
      <Typography variant="h3" sx={{ mt: { xs: 9, md: 12 }, mb: 6 }}>
        {stepsTitle}
      </Typography>
      <StepList
        steps={steps.map(({ illustration, ...step }) => ({
          ...step,
          illustration: stepIllustrations[illustration],
        }))}
      />
    </Section>
  );
}
