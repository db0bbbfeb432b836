import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon } from '../art/icons';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { LinkContent, ProductQuestionsContent } from '../content/contentShapes';

export interface ProductQuestionsProps {
  /** Title, and the label of the link to all questions. */
  messages: ProductQuestionsContent;
  /** The questions of the product, each with the beginning of its answer and the URL of all of it. */
  questions: ReadonlyArray<LinkContent & { text?: string }>;
  /** Where all questions stand. */
  href: string;
  /** Where a question of one’s own is asked. */
  ask?: LinkContent;
  /** Who asks; leaves by the lower edge, where there is a column for it. */
  illustration?: Drawing;
}

/** The questions that belong to a product, and the way to all others. */
export function ProductQuestions({
  messages,
  questions,
  href,
  ask,
  illustration,
}: ProductQuestionsProps) {
  return (
    <Section tone="sand" labelledBy="product-questions-title">
      <Box
        sx={{
          display: 'grid',
          gridTemplate: {
            xs: '"title" "questions" "more" / minmax(0, 1fr)',
            md: '"title questions" auto "more questions" 1fr / minmax(0, 4fr) minmax(0, 8fr)',
          },
          columnGap: 6,
          rowGap: 5,
        }}
      >
        <Typography variant="h2" id="product-questions-title" sx={{ gridArea: 'title' }}>
          {messages.title}
        </Typography>
        <Box component="ul" sx={answers}>
          {questions.map(({ label, href: place, text }) => (
            <Box component="li" key={place} sx={answer}>
              <Typography variant="h4" component="h3" sx={{ typography: { md: 'h3' } }}>
                <Link href={place} underline="hover" sx={wholeAnswer}>
                  {label}
                </Link>
              </Typography>
              {text && <Typography sx={{ fontSize: { lg: '1.25rem' } }}>{text}</Typography>}
              <Typography aria-hidden variant="body2" sx={goesOn}>
                {messages.answerLabel}
                <ArrowForwardIcon fontSize="small" sx={{ scale: 'var(--inline,1) 1' }} />
              </Typography>
            </Box>
          ))}
        </Box>
        <Box sx={more}>
          <Box sx={onwards}>
            <Button href={href} variant="outlined" size="large">
              {messages.moreLabel}
            </Button>
            {ask && (
              <Button
                href={ask.href}
                size="large"
                endIcon={<ArrowForwardIcon sx={{ scale: 'var(--inline,1) 1' }} />}
                sx={{ px: 0, marginInlineStart: '-2px' }}
              >
                {ask.label}
              </Button>
            )}
          </Box>
          {illustration && <Illustration {...illustration} alt="" sx={drawing} />}
        </Box>
      </Box>
    </Section>
  );
}

/** On one card, as high as the column of who asks. */
const answers = ({ palette, radius }: Theme) => ({
  gridArea: 'questions',
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: `${radius.stage}px`,
  backgroundColor: palette.background.paper,
  '& > li + li': { borderTop: `1px solid ${palette.divider}` },
  '@media print': { backgroundColor: 'transparent' },
});

/** An open answer, which leads to all of it. */
const answer = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  rowGap: 3,
  p: { xs: 5, md: 9 },
  overflowWrap: 'anywhere',
  '@media print': { p: 0, '& > [aria-hidden]': { display: 'none' } },
} as const;

/** Where the beginning of the answer ends. */
const goesOn = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  color: 'primary.main',
  '&, &.MuiTypography-root': { fontWeight: 'fontWeightMedium' },
} as const;

/** A press anywhere on the card follows the link. */
const wholeAnswer = {
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const more = {
  gridArea: 'more',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'start',
  rowGap: 6,
  '@media print': { display: 'none' },
} as const;

const onwards = { display: 'grid', justifyItems: 'start', gap: 3 } as const;

/** Stands on the end of the section, where there is a column for it. */
const drawing = {
  display: { xs: 'none', md: 'block' },
  width: '22rem',
  maxWidth: '100%',
  mb: -24,
} as const;
