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

/** How far the sheet of the last step reaches beyond it, and what its corners are rounded by, in pixels. */
const margin = 24;
const corner = 16;

/** From the words of the steps to what the last of them takes. */
const toSheet = 9;

/** Behind the last step in a wide window: the sheet below it, which goes on up to there. */
const behindLast = {
  content: { lg: '""' },
  position: 'absolute',
  zIndex: -1,
  bgcolor: 'sand.main',
  '@media print': { display: 'none' },
} as const;

/** In a wide window each drawing has most of the width of its step, and the road the rest. */
const largeSteps = {
  gridTemplateColumns: { lg: `repeat(auto-fit, minmax(min(100%, ${stepWidth(4, gap)}), 1fr))` },
  columnGap: { lg: gap },
  isolation: 'isolate',
  '& > li': { '--step-illustration': { lg: `calc((100cqi - 3 * ${gap}) / 4 * 0.87)` } },
  '& h3': { fontSize: '1.375rem' },
  '& > li > div > p': { typography: 'body1', color: 'text.primary' },
  '& > li:not(:last-of-type)::after': { insetInlineEnd: { lg: `-${gap}` } },
  '& > li:last-of-type > div': { paddingInlineEnd: { lg: `${margin}px` } },
  '& > li:last-of-type::before': {
    ...behindLast,
    top: -margin,
    // Over the upper edge of the sheet, so that no seam shows.
    bottom: ({ spacing }: Theme) => `calc(-1px - ${spacing(toSheet)})`,
    insetInline: `${-margin}px 0`,
    borderRadius: ({ radius }: Theme) => `${radius.surface}px ${radius.surface}px 0 0`,
  },
  // The corner between the two.
  '& > li:last-of-type::after': {
    ...behindLast,
    top: ({ spacing }: Theme) => `calc(100% + ${spacing(toSheet)} - ${corner}px)`,
    insetInlineEnd: `calc(100% + ${margin}px)`,
    width: corner,
    height: corner,
    maskImage: `radial-gradient(circle at 0 0, transparent ${corner - 0.5}px, black ${corner}px)`,
    scale: 'var(--inline,1) 1',
  },
} as const;

/** A sheet that belongs to the last step: its corner points up to it, or in a wide window it reaches up behind it. */
const sheet = {
  position: 'relative',
  // Below the last two steps.
  marginInlineStart: { lg: `calc(50% + ${gap} / 2 - ${margin}px)` },
  mt: { xs: 7, md: toSheet },
  p: { xs: 5, md: 6 },
  borderRadius: ({ radius }: Theme) => `${radius.surface}px`,
  borderStartEndRadius: { lg: 0 },
  bgcolor: 'sand.main',
  '&::before': {
    content: '""',
    display: { lg: 'none' },
    position: 'absolute',
    bottom: '100%',
    insetInlineStart: { xs: 'min(3rem, 12.5vw)', sm: 'min(5rem, 12.5vw)', md: 'auto' },
    insetInlineEnd: { md: '12%' },
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
  },
  columnGap: { xs: 6, lg: gap },
  rowGap: 3,
  m: 0,
  mt: 4,
  // Its second column is that of the last step.
  marginInlineEnd: { lg: `${-margin}px` },
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    '&:nth-of-type(even)': { paddingInlineEnd: { lg: 3 } },
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
