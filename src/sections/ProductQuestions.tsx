import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section } from '../atoms/Section';
import type { LinkContent, ProductQuestionsContent } from '../content/contentShapes';

export interface ProductQuestionsProps {
  /** Title, and the label of the link to all questions. */
  messages: ProductQuestionsContent;
  /** The questions of the product, each with the beginning of its answer and the URL of all of it. */
  questions: ReadonlyArray<LinkContent & { text?: string }>;
  /** Where all questions stand. */
  href: string;
}

/** The questions that belong to a product, and the way to all others. */
export function ProductQuestions({ messages, questions, href }: ProductQuestionsProps) {
  return (
    <Section
      tone="sand"
      labelledBy="product-questions-title"
      sx={{ paddingBlock: { xs: 10, md: 12 } }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplate: {
            xs: '"title" "questions" "more" / minmax(0, 1fr)',
            md: '"title questions" auto "more questions" 1fr / minmax(0, 5fr) minmax(0, 7fr)',
          },
          columnGap: 6,
          rowGap: 5,
        }}
      >
        <Typography variant="h2" id="product-questions-title" sx={{ gridArea: 'title' }}>
          {messages.title}
        </Typography>
        <Box component="ul" sx={{ gridArea: 'questions', m: 0, p: 0, listStyle: 'none' }}>
          {questions.map(({ label, href: place, text }) => (
            <Box component="li" key={place} sx={{ borderTop: 1, borderColor: 'edge.main' }}>
              <Typography variant="h4" component="h3" sx={{ paddingBlock: 5 }}>
                <Link href={place} sx={{ color: 'text.primary' }}>
                  {label}
                </Link>
              </Typography>
              {text && <Typography sx={{ maxWidth: '34em', pb: 5 }}>{text}</Typography>}
            </Box>
          ))}
        </Box>
        <Button
          href={href}
          variant="outlined"
          size="large"
          sx={{ gridArea: 'more', placeSelf: 'start', '@media print': { display: 'none' } }}
        >
          {messages.moreLabel}
        </Button>
      </Box>
    </Section>
  );
}
