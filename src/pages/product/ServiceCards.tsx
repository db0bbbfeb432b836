import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '../../atoms/Section';
import { Slip, type SlipProps } from '../../atoms/Slip';
import { withCompoundsKept } from '../../domain/withCompoundsKept';

export interface ServiceCardsProps {
  /** Each with its anchor, and the steps in which it differs from those that the page has said. */
  services: ReadonlyArray<{
    id: string;
    name: string;
    text: string;
    icon: ReactNode;
    steps: ReadonlyArray<{ title: string; text: string }>;
    slip?: SlipProps;
  }>;
}

/** The services of a product whose steps are nearly the same. */
export function ServiceCards({ services }: ServiceCardsProps) {
  return (
    <Section component="div" surface="sand" space="half">
      <Box sx={grid}>
        {services.map(({ id, name, text, icon, steps, slip }) => (
          <Paper
            key={id}
            component="section"
            id={id}
            aria-labelledby={`${id}-title`}
            sx={{ p: 'var(--card-space)' }}
          >
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 3,
                mb: { xs: 3, md: 4 },
              }}
            >
              {icon}
              <Typography variant="h3" component="h2" id={`${id}-title`} tabIndex={-1} sx={heading}>
                {name}
              </Typography>
            </Box>
            <Typography>{withCompoundsKept(text)}</Typography>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 6,
                rowGap: 3,
                mt: { xs: 3, md: 4 },
              }}
            >
              <Box component="ul" sx={list}>
                {steps.map(({ title, text: how }) => (
                  <Box component="li" key={title} sx={item}>
                    <Typography variant="h5" component="h3">
                      {title}
                    </Typography>
                    <Typography sx={{ mt: 1, color: 'text.secondary' }}>
                      {withCompoundsKept(how)}
                    </Typography>
                  </Box>
                ))}
              </Box>
              {slip && <Slip {...slip} size="compact" isDrawn sx={printed} />}
            </Box>
          </Paper>
        ))}
      </Box>
    </Section>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 3, md: 6 },
} as const;

const list = { flex: '1 1 14rem', minWidth: 0, m: 0, p: 0, listStyle: 'none' } as const;

/** Below the icon where its longest word has no room beside it. */
const heading = { flex: '1 1 min-content', overflowWrap: 'break-word' } as const;

const printed = {
  flex: '0 1 13rem',
  alignSelf: 'start',
  m: 0.5,
} as const;

const item = {
  paddingBlock: { xs: 2, md: 3 },
  borderTop: 'hairline',
  borderColor: 'divider',
} as const;
