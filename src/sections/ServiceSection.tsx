import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { stepPictures } from '../art/pictures';
import { Band } from '../atoms/Band';
import { StepList } from '../atoms/StepList';
import type { ServiceContent } from '../content/contentShapes';

export interface ServiceSectionProps {
  /** Its `id` is the anchor of the section. */
  service: ServiceContent;
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
export function ServiceSection({ service, bringTitle, stepsTitle, tone }: ServiceSectionProps) {
  const { id, name, text, bring, steps } = service;
  return (
    <Band id={id} labelledBy={`${id}-title`} tone={tone}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          columnGap: 14,
          rowGap: 7,
        }}
      >
        <div>
          <Typography variant="h2" id={`${id}-title`} tabIndex={-1} sx={{ mb: 4 }}>
            {name}
          </Typography>
          <Typography sx={{ maxWidth: '58ch' }}>{text}</Typography>
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
        steps={steps.map(({ picture, ...step }) => ({ ...step, picture: stepPictures[picture] }))}
      />
    </Band>
  );
}
