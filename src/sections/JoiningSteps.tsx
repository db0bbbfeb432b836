import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { joiningIllustrations } from '../art/illustrations';
import { Section } from '../atoms/Section';
import { StepList } from '../atoms/StepList';
import { stepWidth } from '../atoms/stepConnector';
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
      <Box sx={{ containerType: 'inline-size' }}>
        <StepList
          steps={steps.map(({ illustration, ...step }) => ({
            ...step,
            illustration: joiningIllustrations[illustration],
          }))}
          titleComponent="h3"
          sx={fromEdgeToEdge}
        />
      </Box>
      <Box sx={ready}>
        <div>
          <Typography id={documentsId} variant="h4" component="h3">
            {documents.title}
          </Typography>
          <Box component="ul" aria-labelledby={documentsId} sx={list}>
            {documents.items.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </Box>
        </div>
        <Button href={formHref} variant="contained" size="large" sx={wayBack}>
          {documents.formLabel}
        </Button>
      </Box>
    </Section>
  );
}

const gap = '2.5rem';

/** In a wide window each drawing is as wide as its step, so that the last one ends where the sheet below ends. */
const fromEdgeToEdge = {
  gridTemplateColumns: { lg: `repeat(auto-fit, minmax(min(100%, ${stepWidth(4, gap)}), 1fr))` },
  columnGap: { lg: gap },
  '& > li': { '--step-illustration': { lg: `calc((100cqi - 3 * ${gap}) / 4)` } },
  '& > li > div > p': { color: 'text.primary' },
  '& > li:not(:last-of-type)::after': { insetInlineEnd: { lg: `-${gap}` } },
} as const;

/** What to have ready, and the way back to the form: beside it where there is room. */
const ready = ({ radius }: Theme) =>
  ({
    display: 'flex',
    flexDirection: { xs: 'column', md: 'row' },
    alignItems: { sm: 'start', md: 'center' },
    justifyContent: 'space-between',
    columnGap: 10,
    rowGap: 6,
    mt: { xs: 8, md: 10 },
    p: { xs: 5, md: 6 },
    borderRadius: `${radius.surface}px`,
    bgcolor: 'sand.main',
  }) as const;

const list = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  columnGap: 7,
  rowGap: 2,
  m: 0,
  mt: 3,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 3, overflowWrap: 'anywhere' },
  '& > li::before': {
    content: '""',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    mt: 2.5,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const;

const wayBack = { flex: 'none', '@media print': { display: 'none' } } as const;
