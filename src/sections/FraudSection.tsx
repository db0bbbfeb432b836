import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import callers from '../art/callers.svg';
import { stepIllustrations } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { writtenOutOnPaper } from '../atoms/linkStyles';
import { Section } from '../atoms/Section';
import type { FraudContent, LinkContent } from '../content/contentShapes';
import { drawnSteps, numberDisc } from './drawnSteps';

export interface FraudSectionProps {
  /** Anchor of the section. */
  id: string;
  /** Title, the steps to take at once, the rules, and what a cheat says. */
  messages: FraudContent;
  /** Helplines and addresses that become links wherever a text names them. */
  places: readonly LinkContent[];
}

/** What to do after a fraud, the rules that prevent one, and how cheats talk. */
export function FraudSection({ id, messages, places }: FraudSectionProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} sx={writtenOutOnPaper}>
      <Typography variant="h2" id={`${id}-title`} tabIndex={-1} sx={{ mb: { xs: 6, md: 8 } }}>
        {messages.title}
      </Typography>
      {drawnSteps(messages.steps, places, inColumns)}
      <Box sx={poster}>
        <Typography variant="h3" sx={posterTitle}>
          {messages.rulesTitle}
        </Typography>
        <Box component="ol" sx={rules}>
          {messages.rules.map(({ illustration, title, text }) => (
            <li key={title}>
              <Illustration {...stepIllustrations[illustration]} alt="" />
              <Typography variant="h4">{title}</Typography>
              <Typography sx={{ mt: 1 }}>{text}</Typography>
            </li>
          ))}
        </Box>
      </Box>
      <Typography variant="h3" sx={{ mt: { xs: 12, md: 18 }, mb: { xs: 5, md: 6 } }}>
        {messages.tricksTitle}
      </Typography>
      <Box component="ul" sx={tricks}>
        {messages.tricks.map(({ title, says, text }) => (
          <li key={title}>
            <Typography component="blockquote" variant="lead" sx={bubble}>
              “{says}”
            </Typography>
            <Typography variant="h4">{title}</Typography>
            <Typography sx={{ mt: 1 }}>{text}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** In the columns of the tricks, where there is room for them: drawing, title, words and buttons of a row stand in lines. */
const inColumns = ({ breakpoints, spacing }: Theme) => ({
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: spacing(8),
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 4',
      rowGap: 0,
      padding: 0,
      border: 0,
    },
    '& > li > *, & > li > h3': { gridColumn: 1 },
    '& > li > img': { gridRow: 1, width: '60%', marginBottom: spacing(5) },
    '& > li > p': { maxWidth: 'none' },
  },
});

const plainList = { m: 0, p: 0, listStyle: 'none' } as const;

/** What hangs on the wall of a shop, for the next time: nothing that is to be done now looks like it. */
const poster = {
  mt: { xs: 12, md: 18 },
  overflow: 'hidden',
  border: '3px solid',
  borderColor: 'ink.main',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '@media print': { border: 0 },
} as const;

const posterTitle = {
  paddingInline: { xs: 5, md: 7 },
  paddingBlock: { xs: 4, md: 5 },
  borderBottom: '3px solid',
  borderColor: 'ink.main',
  bgcolor: 'leaf.main',
  color: 'leaf.contrastText',
  '@media print': { p: 0, border: 0 },
} as const;

/** Drawing beside words on a phone, above them in a row of five, whose titles and texts stand in lines. */
const rules = {
  ...plainList,
  display: 'grid',
  p: { xs: 5, md: 7 },
  counterReset: 'rule',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(5, minmax(0, 1fr))' },
  columnGap: 6,
  rowGap: { xs: 6, md: 0 },
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      xs: 'min(5.5rem, 25vw) minmax(0, 1fr)',
      sm: '9rem minmax(0, 1fr)',
      md: 'minmax(0, 1fr)',
    },
    gridTemplateRows: { xs: 'auto auto 1fr', md: 'subgrid' },
    gridRow: { md: 'span 3' },
    columnGap: { xs: 4, sm: 6 },
    counterIncrement: 'rule',
    overflowWrap: 'anywhere',
    // On the upper corner of the drawing.
    '&::before': {
      ...numberDisc,
      content: 'counter(rule)',
      position: 'absolute',
      boxSizing: 'content-box',
      insetInlineStart: -10,
      top: -10,
      typography: { xs: 'h5', md: 'h4' },
      border: '3px solid',
      borderColor: 'background.paper',
      bgcolor: 'leaf.main',
      color: 'leaf.contrastText',
    },
  },
  '& > li > :not(img)': { gridColumn: { xs: 2, md: 1 } },
  '& img': {
    gridRow: { xs: '1 / -1', md: 1 },
    alignSelf: 'start',
    mb: { md: 4 },
  },
} as const;

const tricks = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 8,
  rowGap: { xs: 9, md: 0 },
  // Bubbles and words of a row stand in lines.
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'min(6rem, 25vw) minmax(0, 1fr)', md: '8.5rem minmax(0, 1fr)' },
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 3' },
    columnGap: 4,
    rowGap: 0,
    // The caller, below the tip of the bubble: one of the three in the drawing.
    '&::before': {
      content: '""',
      gridRow: '2 / 4',
      aspectRatio: '1',
      alignSelf: 'start',
      background: `url("${callers}") 0 0 / 300% 100%`,
      '@media print': { display: 'none' },
    },
    '&:nth-of-type(2)::before': { backgroundPositionX: '50%' },
    '&:nth-of-type(3)::before': { backgroundPositionX: '100%' },
  },
  '& p, & h4': { gridColumn: 2 },
} as const;

/** What the cheat says, in a bubble whose tip points at who says it. */
const bubble = {
  position: 'relative',
  gridColumn: '1 / -1',
  m: 0,
  mb: 6,
  p: 5,
  border: '3px solid',
  borderColor: 'ink.main',
  borderRadius: 1.5,
  bgcolor: 'rose.light',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: '100%',
    insetInlineStart: ({ spacing }: Theme) => spacing(6),
    width: 34,
    height: 26,
    bgcolor: 'ink.main',
    clipPath: 'polygon(0 0, 100% 0, 20% 100%)',
    scale: 'var(--inline,1) 1',
  },
  // The same without its line, up to the surface of the bubble.
  '&::after': {
    marginInlineStart: '2.8px',
    mt: '-1px',
    width: 28,
    height: 21.3,
    bgcolor: 'rose.light',
  },
  '@media print': { borderColor: 'currentColor', '&::before, &::after': { display: 'none' } },
} as const;
