import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '../atoms/Section';

export interface FormOpeningProps {
  /** The page's `h1`; takes the focus after navigation. */
  title: string;
  lead: string;
  /** Below the lead. */
  after?: ReactNode;
  /** What the page is for. */
  form: ReactNode;
  /** Stands on the lower edge: below the title in wide windows, below the form in narrow ones. */
  illustration: ReactNode;
}

/** The opening of a page whose form comes first: beside its one `h1` in wide windows, else right below it. */
export function FormOpening({ title, lead, after, form, illustration }: FormOpeningProps) {
  return (
    <Section component="div" tone="sand" space="none" sx={{ overflow: 'hidden' }}>
      <Box sx={grid}>
        <Box sx={{ gridArea: 'words', alignSelf: { sm: 'center', md: 'start' } }}>
          <Typography variant="h1" tabIndex={-1} sx={{ typography: { xl: 'display' } }}>
            {title}
          </Typography>
          <Typography variant="lead" component="p" sx={{ mt: { xs: 3, md: 5 }, maxWidth: '24em' }}>
            {lead}
          </Typography>
          {after}
        </Box>
        <Box sx={{ gridArea: 'form', ...sheet }}>{form}</Box>
        <Box
          sx={{
            gridArea: 'image',
            alignSelf: 'end',
            width: '100%',
            maxWidth: { xs: 440, sm: 'none' },
          }}
        >
          {illustration}
        </Box>
      </Box>
    </Section>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 3fr) minmax(0, 2fr)',
    md: 'minmax(0, 5fr) minmax(0, 7fr)',
  },
  gridTemplateAreas: {
    xs: '"words" "form" "image"',
    sm: '"words image" "form form"',
    md: '"words form" "image form"',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { sm: 6, lg: 10 },
  rowGap: { xs: 7, sm: 0, md: 8 },
  pt: { xs: 7, sm: 8, md: 14 },
  // On paper there is no form: its title stands beside the image.
  '@media print': {
    gridTemplate: '"words image" auto / 3fr 2fr',
    rowGap: 0,
    pt: 0,
    '& img': { maxHeight: '40mm' },
  },
} as const;

/** A sheet of paper, from edge to edge of a narrow window. */
const sheet = {
  bgcolor: 'background.default',
  marginInline: { xs: 'calc(-1 * var(--bleed))', sm: 0 },
  mb: { sm: 8, md: 14 },
  px: { xs: 'var(--gutter)', sm: 7, lg: 10 },
  py: { xs: 8, md: 9 },
  borderRadius: { sm: 2 },
  '@media print': { display: 'none' },
} as const;
