import Box from '@mui/material/Box';
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
  /** What to have ready for the last step. */
  documents: JoinContent['documents'];
}

/** What happens after the form of Join Us, and the documents that it takes. */
export function JoiningSteps({ title, steps, documents }: JoiningStepsProps) {
  const titleId = useId();
  const documentsId = useId();
  return (
    <Section labelledBy={titleId} sx={{ borderTop: 1, borderColor: 'divider' }}>
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
      </Box>
    </Section>
  );
}

const ready = ({ radius }: Theme) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    width: 'fit-content',
    columnGap: 6,
    rowGap: 4,
    mt: { xs: 8, md: 10 },
    p: { xs: 5, md: 6 },
    borderRadius: `${radius.surface}px`,
    bgcolor: 'sand.main',
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
    border: 1,
    borderColor: 'edge.main',
    borderRadius: 5,
    bgcolor: 'background.paper',
    typography: 'body2',
    overflowWrap: 'anywhere',
  },
} as const;
