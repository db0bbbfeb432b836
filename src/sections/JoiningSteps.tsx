import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { joiningIllustrations } from '../art/illustrations';
import { Section } from '../atoms/Section';
import { StepList } from '../atoms/StepList';
import type { JoinContent } from '../content/contentShapes';

export interface JoiningStepsProps {
  /** Heading of the section. */
  title: string;
  /** What happens after the form, in its order. */
  steps: JoinContent['next'];
  /** What to have ready for the last step, and the words of the way back to the form. */
  documents: JoinContent['documents'];
  /** Leads to the form above. */
  formHref: string;
}

/** What happens after the form of Join Us, the documents that it takes, and the way back to the form. */
export function JoiningSteps({ title, steps, documents, formHref }: JoiningStepsProps) {
  const titleId = useId();
  const documentsId = useId();
  return (
    <Section labelledBy={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 8 }}>
        {title}
      </Typography>
      <StepList
        steps={steps.map(({ illustration, ...step }) => ({
          ...step,
          illustration: joiningIllustrations[illustration],
        }))}
        titleComponent="h3"
      />
      <Box sx={ready}>
        <Typography id={documentsId} variant="h4" component="h3">
          {documents.title}
        </Typography>
        <Box component="ul" aria-labelledby={documentsId} sx={list}>
          {documents.items.map((document) => (
            <li key={document}>{document}</li>
          ))}
        </Box>
        <Button href={formHref} variant="contained" size="large">
          {documents.formLabel}
        </Button>
      </Box>
    </Section>
  );
}

const ready = ({ radius }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: 6,
    rowGap: 4,
    mt: { xs: 8, md: 10 },
    p: { xs: 5, md: 6 },
    borderRadius: `${radius.surface}px`,
    bgcolor: 'sand.main',
    '& > a': { justifySelf: { sm: 'start', lg: 'end' } },
    '@media print': { '& > a': { display: 'none' } },
  }) as const;

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    px: 3,
    py: 1.5,
    borderRadius: 5,
    bgcolor: 'background.paper',
    typography: 'body2',
    overflowWrap: 'anywhere',
  },
} as const;
