import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import callers from '../art/callers.svg';
import { stepIllustrations } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { writtenOutOnPaper } from '../atoms/linkStyles';
import { Section } from '../atoms/Section';
import { StepList } from '../atoms/StepList';
import { textWithLinks } from '../atoms/textWithLinks';
import type { FraudContent, LinkContent } from '../content/contentShapes';

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
      <StepList
        steps={messages.steps.map(({ title, text }) => ({
          title,
          text: textWithLinks(text, places),
        }))}
        titleComponent="h3"
        sx={steps}
      />
      <Typography variant="h3" sx={{ mt: { xs: 12, md: 18 }, mb: { xs: 5, md: 6 } }}>
        {messages.rulesTitle}
      </Typography>
      <Box component="ul" sx={rules}>
        {messages.rules.map(({ illustration, title, text }) => (
          <li key={title}>
            <Illustration {...stepIllustrations[illustration]} alt="" />
            <Typography variant="h4">{title}</Typography>
            <Typography sx={{ mt: 1 }}>{text}</Typography>
          </li>
        ))}
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

/** Numbers as large as those of the money's steps and beside their words too, hung from hairlines in the columns of the tricks. */
const steps = {
  columnGap: 8,
  '& > li': {
    position: 'relative',
    pt: 5,
    paddingInlineStart: { xs: '3rem', md: '3.75rem' },
    borderTop: '1px solid',
    borderColor: 'edge.main',
  },
  '& h3': { display: 'block' },
  '& h3::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: ({ spacing }: Theme) => spacing(5),
    typography: { xs: 'h2', md: 'h1' },
    lineHeight: 1,
  },
  '& p': { typography: 'body1', color: 'text.primary' },
} as const;

const plainList = { m: 0, p: 0, listStyle: 'none' } as const;

/** Drawing beside words on a phone, above them in a row of five, whose titles begin in one line. */
const rules = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
  columnGap: 6,
  rowGap: 6,
  '& > li': {
    display: { xs: 'grid', md: 'block' },
    gridTemplateColumns: 'min(6rem, 25vw) minmax(0, 1fr)',
    gridTemplateRows: '1fr auto auto 1fr',
    columnGap: 5,
    overflowWrap: 'anywhere',
  },
  '& h4': { gridRow: 2 },
  '& p': { gridRow: 3 },
  '& img': {
    gridRow: '1 / -1',
    alignSelf: 'center',
    maxWidth: { md: '15rem' },
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
    gridTemplateColumns: { xs: 'min(5rem, 25vw) minmax(0, 1fr)', md: '6rem minmax(0, 1fr)' },
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
