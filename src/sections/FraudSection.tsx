import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
            <div>
              <Typography variant="h4">{title}</Typography>
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
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

/** Numbers as large as those of the money's steps, hung from hairlines in the columns of the tricks. */
const steps = {
  columnGap: 8,
  '& > li': { pt: 5, borderTop: '1px solid', borderColor: 'edge.main' },
  '& h3': { display: 'block' },
  '& h3::before': {
    content: 'counter(step)',
    display: 'block',
    mb: 3,
    typography: { xs: 'h2', md: 'h1' },
    lineHeight: 1,
  },
  '& p': { typography: 'body1', color: 'text.primary' },
} as const;

const plainList = { m: 0, p: 0, listStyle: 'none' } as const;

/** Drawing beside words on a phone, above them in a row of five. */
const rules = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
  columnGap: 6,
  rowGap: 5,
  '& > li': {
    display: { xs: 'grid', md: 'block' },
    gridTemplateColumns: 'min(6rem, 25vw) minmax(0, 1fr)',
    columnGap: 5,
    alignItems: 'center',
    overflowWrap: 'anywhere',
  },
  // Their texts begin in one line.
  '& h4': { minHeight: { md: '2lh' } },
  '& img': { maxWidth: { md: 160 }, mb: { md: 4 } },
} as const;

const tricks = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 8,
  rowGap: 9,
  // Bubbles and words of a row stand in two lines.
  '& > li': {
    display: 'grid',
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 3' },
    rowGap: 0,
  },
} as const;

/** What the cheat says, in a bubble whose tip points at the trick's name. */
const bubble = {
  position: 'relative',
  m: 0,
  mb: 7,
  p: 5,
  alignSelf: 'end',
  border: '2px solid transparent',
  borderRadius: 1.5,
  bgcolor: 'rose.light',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '100%',
    insetInlineStart: ({ spacing }: Theme) => spacing(6),
    width: 28,
    height: 18,
    bgcolor: 'rose.light',
    clipPath: 'polygon(0 0, 100% 0, 20% 100%)',
    scale: 'var(--inline,1) 1',
  },
  '@media print': { borderColor: 'currentColor', '&::after': { display: 'none' } },
} as const;
