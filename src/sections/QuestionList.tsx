import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AddIcon } from '../art/icons';
import { writtenOutOnPaper } from '../atoms/linkStyles';
import { productMarks } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import { textWithLinks } from '../atoms/textWithLinks';
import type { LinkContent, ProductTone, QuestionListContent } from '../content/contentShapes';
import { openAnswer } from './openAnswer';
import {
  answerPlace,
  besideTitle,
  columns,
  folds,
  groupGrid,
  groupTitle,
  selfLink,
  titleColumn,
} from './questionListLook';

export interface QuestionGroup {
  /** What its questions are about. */
  title: string;
  /** Colour of the tile with its icon. */
  tone: ProductTone;
  icon: typeof SvgIcon;
  /** In the order shown; the `id` is the anchor of the answer. */
  questions: ReadonlyArray<{ id: string; title: string; answer: readonly string[] }>;
}

export interface QuestionListProps {
  /** Anchor of the section. */
  id: string;
  /** Title and lead, and the words of the link to an answer's own URL. */
  messages: Pick<QuestionListContent, 'title' | 'lead' | 'linkLabel'>;
  /** What the questions are about, in the order shown. */
  groups: readonly QuestionGroup[];
  /** Helplines and addresses that become links wherever an answer names them. */
  places: readonly LinkContent[];
  /** Decoration beside the title, or below it where the answers stand beside that. */
  illustration?: ReactNode;
}

/**
 * Questions that unfold to their answers: found by the browser's own search, opened by their URL
 * (before hydration `openLinkedAnswer` does) and laid open on paper.
 */
export function QuestionList({ id, messages, groups, places, illustration }: QuestionListProps) {
  const location = useLocation();
  // Before the router scrolls to it.
  useLayoutEffect(() => openAnswer(location.hash), [location]);
  return (
    <Section id={id} labelledBy={`${id}-title`} sx={writtenOutOnPaper}>
      <Box sx={columns}>
        <Box sx={titleColumn}>
          <Typography variant="h2" id={`${id}-title`} tabIndex={-1}>
            {messages.title}
          </Typography>
          <Typography sx={{ mt: 4, '@media print': { display: 'none' } }}>
            {messages.lead}
          </Typography>
          {illustration && <Box sx={besideTitle}>{illustration}</Box>}
        </Box>
        <Box data-answers="" sx={groupGrid}>
          {groups.map(({ title: topic, tone, icon: Icon, questions }) => (
            <div key={topic}>
              <Typography variant="h4" component="h3" sx={groupTitle}>
                <Box component="span" sx={productMarks[tone]}>
                  <Icon />
                </Box>
                {topic}
              </Typography>
              <Box sx={folds}>
                {questions.map(({ id: anchor, title, answer }) => (
                  <details key={anchor}>
                    <summary>
                      <Typography variant="h4" component="h4" id={`${anchor}-title`}>
                        {title}
                      </Typography>
                      <AddIcon />
                    </summary>
                    {/* Within the fold: a browser that follows the hash opens what is around it. */}
                    <Box id={anchor} tabIndex={-1} sx={answerPlace}>
                      {answer.map((paragraph) => (
                        <Typography key={paragraph} sx={{ mb: 3 }}>
                          {textWithLinks(paragraph, places)}
                        </Typography>
                      ))}
                      <Link
                        href={`#${anchor}`}
                        aria-describedby={`${anchor}-title`}
                        variant="body2"
                        sx={selfLink}
                      >
                        {messages.linkLabel}
                      </Link>
                    </Box>
                  </details>
                ))}
              </Box>
            </div>
          ))}
        </Box>
      </Box>
    </Section>
  );
}
