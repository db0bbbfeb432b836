import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon } from '../art/icons';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { productColours } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import type { LinkContent, ProductQuestionsContent, ProductTone } from '../content/contentShapes';

export interface ProductQuestionsProps {
  /** Title, and the label of the link to all questions. */
  messages: ProductQuestionsContent;
  /** The questions of the product, each with the beginning of its answer and the URL of all of it. */
  questions: ReadonlyArray<LinkContent & { text?: string }>;
  /** Where all questions stand. */
  href: string;
  /** Gives the side of who asks its colour. */
  tone: ProductTone;
  /** Who asks; leaves by the lower edge. */
  illustration?: Drawing;
}

/** The questions that belong to a product, told by a customer, and the way to all others. */
export function ProductQuestions({
  messages,
  questions,
  href,
  tone,
  illustration,
}: ProductQuestionsProps) {
  return (
    <Section labelledBy="product-questions-title">
      <Box sx={card}>
        <Box sx={[productColours[tone], asker]}>
          <Typography variant="h2" id="product-questions-title">
            {messages.title}
          </Typography>
          {illustration && <Illustration {...illustration} alt="" />}
        </Box>
        <Box sx={speech}>
          <Box component="ul" sx={answers}>
            {questions.map(({ label, href: place, text }) => (
              <Box component="li" key={place} sx={answer}>
                <Typography variant="h4" component="h3" sx={{ typography: { md: 'h3' } }}>
                  <Link href={place} underline="hover" sx={wholeAnswer}>
                    {label}
                  </Link>
                </Typography>
                {text && <Typography>{text}</Typography>}
                <Typography aria-hidden variant="body2" sx={goesOn}>
                  {messages.answerLabel}
                  <ArrowForwardIcon fontSize="small" sx={{ scale: 'var(--inline,1) 1' }} />
                </Typography>
              </Box>
            ))}
          </Box>
          <Button href={href} variant="outlined" size="large" sx={more}>
            {messages.moreLabel}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}

/** One card: who asks on the colour of the product, beside or above what is asked. */
const card = ({ palette, radius }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(min-content, 1fr) minmax(0, 2fr)' },
    overflow: 'hidden',
    borderRadius: `${radius.stage}px`,
    outline: '1px solid',
    outlineColor: palette.divider,
    '@media print': { display: 'block', outline: 'none', overflow: 'visible' },
  }) as const;

/** The title, and who asks beside or below it, on the edge of the card: below too where a long word needs the width. */
const asker = {
  bgcolor: 'var(--tone-stage)',
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: { xs: 'end', md: 'start' },
  justifyContent: 'space-between',
  columnGap: 2,
  overflowWrap: 'break-word',
  '& > h2': {
    flex: { xs: '1 1 min-content', md: 'none' },
    minWidth: 0,
    maxWidth: '100%',
    alignSelf: { xs: 'center', md: 'start' },
    paddingBlockStart: { xs: 5, md: 9 },
    paddingBlockEnd: { xs: 5, md: 2 },
    paddingInlineStart: { xs: 5, md: 9 },
    paddingInlineEnd: { md: 9 },
  },
  '& > img': {
    flex: 'none',
    alignSelf: { md: 'center' },
    width: { xs: 'min(10rem, 46%)', sm: '15rem', md: 'min(30rem, 96%)' },
    mt: { xs: 3, md: 0 },
    marginInlineStart: { xs: 'auto', md: 0 },
  },
  '@media print': { display: 'block', '& > h2': { p: 0 }, '& > img': { display: 'none' } },
} as const;

const speech = {
  display: 'grid',
  alignContent: 'space-between',
  bgcolor: 'background.paper',
  pb: { xs: 5, md: 9 },
  '@media print': { p: 0 },
} as const;

const answers = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** An open answer, which leads to all of it. */
const answer = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 2,
  paddingBlock: { xs: 5, md: 7 },
  marginInline: { xs: 5, md: 9 },
  overflowWrap: 'anywhere',
  '@media print': { p: 0, m: 0, '& > [aria-hidden]': { display: 'none' } },
} as const;

/** Where the beginning of the answer ends. */
const goesOn = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  color: 'primary.main',
  '&, &.MuiTypography-root': { fontWeight: 'fontWeightMedium' },
} as const;

/** A press anywhere on the answer follows the link. */
const wholeAnswer = {
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** As wide as the card on a phone. */
const more = {
  justifySelf: { xs: 'stretch', sm: 'start' },
  marginInline: { xs: 5, md: 9 },
  '@media print': { display: 'none' },
} as const;
