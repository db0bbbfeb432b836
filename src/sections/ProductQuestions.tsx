import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon } from '../art/icons';
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
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          columnGap: 6,
          rowGap: 5,
        }}
      >
        <Typography variant="h2" id="product-questions-title">
          {messages.title}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {[...questions, { label: messages.moreLabel, href, text: undefined }].map(
            ({ label, href: place, text }) => (
              <Box component="li" key={place} sx={{ borderTop: 1, borderColor: 'edge.main' }}>
                <Link
                  href={place}
                  underline="hover"
                  variant={place === href ? 'body1' : 'h4'}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    gap: 4,
                    minHeight: 64,
                    paddingBlock: 3,
                    overflowWrap: 'anywhere',
                    '& > svg': { scale: 'var(--inline,1) 1' },
                  }}
                >
                  {label}
                  <ArrowForwardIcon />
                </Link>
                {text && <Typography sx={{ maxWidth: '34em', pb: 5 }}>{text}</Typography>}
              </Box>
            ),
          )}
        </Box>
      </Box>
    </Section>
  );
}
