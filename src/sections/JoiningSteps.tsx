import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { documentIllustrations, joiningIllustrations } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { StepList } from '../atoms/StepList';
import { stepWidth } from '../atoms/stepConnector';
import type { JoinContent } from '../content/contentShapes';

export interface JoiningStepsProps {
  /** Heading of the section. */
  title: string;
  /** What happens after the form, in its order. */
  steps: JoinContent['next'];
  /** What to have ready for the last step. */
  documents: JoinContent['documents'];
}

/** What happens after the form of Join Us, and the documents that its last step takes. */
export function JoiningSteps({ title, steps, documents }: JoiningStepsProps) {
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
          sx={largeSteps}
        />
      </Box>
      <Box sx={sheet}>
        <Typography id={documentsId} variant="h4" component="h3" sx={{ fontSize: '1.375rem' }}>
          {documents.title}
        </Typography>
        <Box component="ul" aria-labelledby={documentsId} sx={list}>
          {documents.items.map(({ illustration, name }) => (
            <li key={name}>
              <Illustration {...documentIllustrations[illustration]} alt="" />
              {name}
            </li>
          ))}
        </Box>
      </Box>
    </Section>
  );
}

const gap = '2.5rem';

/** Of the four columns in a wide window. */
const column = (inline: string) => `(${inline} - 3 * ${gap}) / 4`;

/** How much of its column a drawing takes there. */
const drawn = 0.87;

/** Of the sheet on wider windows than a phone's, in pixels. */
const padding = 24;

/** In a wide window each drawing has most of the width of its step, and the road the rest. */
const largeSteps = {
  gridTemplateColumns: { lg: `repeat(auto-fit, minmax(min(100%, ${stepWidth(4, gap)}), 1fr))` },
  columnGap: { lg: gap },
  '& > li': { '--step-illustration': { lg: `calc(${column('100cqi')} * ${drawn})` } },
  '& h3': { fontSize: '1.375rem' },
  '& > li > div > p': { typography: 'body1', color: 'text.primary' },
  '& > li:not(:last-of-type)::after': { insetInlineEnd: { lg: `-${gap}` } },
} as const;

/** A sheet that belongs to the last step: its corner points up to the drawing of that. */
const sheet = {
  position: 'relative',
  mt: { xs: 7, md: 9 },
  p: { xs: 5, md: `${padding}px` },
  borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
  bgcolor: 'sand.main',
  '&::before': {
    content: '""',
    position: 'absolute',
    bottom: '100%',
    insetInlineStart: { xs: 'min(3rem, 12.5vw)', sm: 'min(5rem, 12.5vw)', md: 'auto' },
    insetInlineEnd: { md: '12%', lg: `calc(${column('100%')} * ${1 - drawn / 2})` },
    width: '2rem',
    height: '1rem',
    marginInline: '-1rem',
    bgcolor: 'inherit',
    clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
  },
} as const;

const list = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    // As far from each other as the steps.
    lg: `repeat(3, calc(${column(`100% + ${2 * padding}px`)})) minmax(0, 1fr)`,
  },
  columnGap: { xs: 6, lg: gap },
  rowGap: 3,
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '& img': {
    flex: 'none',
    boxSizing: 'border-box',
    width: { xs: '4.5rem', md: '5rem' },
    padding: 1.5,
    borderRadius: ({ radius }: Theme) => `${radius.control}px`,
    bgcolor: 'background.paper',
  },
} as const;
