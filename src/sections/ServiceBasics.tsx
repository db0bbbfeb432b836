import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { stepIllustrations } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { ServiceBasicsContent } from '../content/contentShapes';

export interface ServiceBasicsProps {
  messages: ServiceBasicsContent;
  /** Heading of what to bring. */
  bringTitle: string;
}

/** What is the same for all services of a product: what to bring, and how to make sure of a payment. */
export function ServiceBasics({ messages: { bring, confirm }, bringTitle }: ServiceBasicsProps) {
  return (
    <Section
      component="div"
      tone="sand"
      space="half"
      sx={{ '@media print': { paddingBlock: '0 6mm' } }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: { xs: 4, md: 6 },
          '@media print': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '8mm' },
        }}
      >
        <Box sx={card}>
          <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
            {bringTitle}
          </Typography>
          <CheckedList points={bring} />
        </Box>
        <Box
          sx={[
            card,
            {
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 1fr)' },
              columnGap: 8,
              '@media print': { display: 'block' },
            },
          ]}
        >
          <div>
            <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
              {confirm.title}
            </Typography>
            <CheckedList points={confirm.points} />
          </div>
          <Illustration
            {...stepIllustrations[confirm.illustration]}
            alt=""
            sx={{
              display: { xs: 'none', sm: 'block' },
              maxWidth: '12.5rem',
              alignSelf: 'center',
              justifySelf: 'end',
              '@media print': { display: 'none' },
            }}
          />
        </Box>
      </Box>
    </Section>
  );
}

const card = (theme: Theme) => ({
  p: { xs: 5, md: 8 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${theme.radius.surface}px`,
  bgcolor: 'background.paper',
  '@media print': { p: 0, border: 0 },
});

function CheckedList({ points }: { points: readonly string[] }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {points.map((point) => (
        <Typography key={point} component="li" sx={{ display: 'flex', gap: 3 }}>
          <CheckRounded color="success" sx={{ mt: 0.5 }} />
          {point}
        </Typography>
      ))}
    </Box>
  );
}
