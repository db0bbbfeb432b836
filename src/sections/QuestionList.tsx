import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AddIcon } from '../art/icons';
import { Message } from '../atoms/Message';
import { Section } from '../atoms/Section';
import type { LinkContent } from '../content/contentShapes';
import { openAnswer } from './openAnswer';

export interface QuestionGroup {
  /** What its questions are about; none where there is one group alone. */
  title?: string;
  icon?: typeof SvgIcon;
  /** In the order shown; the `id` is the anchor of the answer. */
  questions: ReadonlyArray<{ id: string; title: string; answer: readonly string[] }>;
}

export interface QuestionListProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead?: string;
  /** The questions, by what they are about. */
  groups: readonly QuestionGroup[];
  /** The words of the link below each answer, to its own URL; without them there is none. */
  linkLabel?: string;
  /**
   * Path of the page that has the answers in full.
   * @default this page
   */
  answersAt?: string;
  /** Where there are more questions. */
  more?: LinkContent;
  /** Decoration beside the title, or below it where the answers stand beside that. */
  illustration?: ReactNode;
}

/**
 * Frequently asked questions: an accordion that works without script, grouped by what they are about or a few alone.
 * The answers are found by the browser's own search, opened by their URL (before hydration `openLinkedAnswer` does) and
 * laid open on paper.
 */
export function QuestionList({
  id,
  title,
  lead,
  groups,
  linkLabel,
  answersAt = '',
  more,
  illustration,
}: QuestionListProps) {
  const location = useLocation();
  // Before the router scrolls to it.
  useLayoutEffect(() => openAnswer(location.hash), [location]);
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <Box sx={columns}>
        <Box sx={titleColumn}>
          <Box sx={{ flex: 1, minWidth: 'min-content' }}>
            <Typography variant="h2" id={`${id}-title`} tabIndex={-1}>
              {title}
            </Typography>
            {lead && <Typography sx={{ mt: 4, ...onScreen }}>{lead}</Typography>}
          </Box>
          {illustration && <Box sx={besideTitle}>{illustration}</Box>}
        </Box>
        <Box data-answers="" sx={answers}>
          {groups.map(({ title: topic, icon: Icon, questions }) => (
            <div key={topic ?? id}>
              {topic && (
                <Typography variant="h4" component="h3" sx={groupTitle}>
                  {Icon && <Icon />}
                  {topic}
                </Typography>
              )}
              <Box sx={{ borderTop: 'edge', borderColor: 'primary.main' }}>
                {questions.map(({ id: anchor, title: question, answer }) => (
                  <Box key={anchor} component="details" sx={fold}>
                    <Box component="summary" sx={summary}>
                      <Typography
                        variant="h4"
                        component={topic ? 'h4' : 'h3'}
                        id={`${anchor}-title`}
                        sx={{ flex: 1, minWidth: 0 }}
                      >
                        {question}
                      </Typography>
                      <AddIcon sx={sign} />
                    </Box>
                    {/* Within the fold: a browser that follows the hash opens what is around it. */}
                    <Box id={anchor} tabIndex={-1} sx={answerPlace}>
                      {answer.map((paragraph) => (
                        <Typography key={paragraph} sx={{ mb: 3 }}>
                          <Message text={paragraph} />
                        </Typography>
                      ))}
                      {linkLabel && (
                        <Link
                          href={`${answersAt}#${anchor}`}
                          aria-describedby={`${anchor}-title`}
                          variant="body2"
                          sx={ownLink}
                        >
                          {linkLabel}
                        </Link>
                      )}
                    </Box>
                  </Box>
                ))}
              </Box>
            </div>
          ))}
          {more && (
            <Button href={more.href} variant="outlined" sx={{ placeSelf: 'start' }}>
              {more.label}
            </Button>
          )}
        </Box>
      </Box>
    </Section>
  );
}

const onScreen = { '@media print': { display: 'none' } } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gap: { xs: 5, md: 10 },
} as const;

/** Stays while the questions pass. */
const titleColumn = {
  position: { md: 'sticky' },
  top: 'calc(var(--header-in-view) + var(--bar-height) + 2rem)',
  alignSelf: 'start',
  display: 'flex',
  flexFlow: { xs: 'wrap', md: 'column' },
  gap: { xs: 4, md: 7 },
} as const;

const besideTitle = { width: { xs: 120, md: 'min(22rem, 100%)' }, ...onScreen } as const;

const answers = {
  display: 'grid',
  rowGap: { xs: 7, md: 10 },
  overflowWrap: 'anywhere',
} as const;

const groupTitle = { display: 'flex', gap: 3, mb: 3, color: 'primary.main' } as const;

const fold = {
  borderBottom: 'hairline',
  borderColor: 'divider',
  '@media print': {
    breakInside: 'avoid',
    '&::details-content': { display: 'block', contentVisibility: 'visible' },
  },
} as const;

const summary = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  // Which it does not take over from the page.
  boxSizing: 'border-box',
  minHeight: 64,
  paddingBlock: { xs: 2, md: 3 },
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: 'primary.light' },
  '@media print': { minHeight: 0, paddingBlock: 1 },
} as const;

/** A plus, which becomes a cross while the answer is open. */
const sign = { '[open] > summary > &': { rotate: '45deg' }, ...onScreen } as const;

/** Whoever follows its URL sees the question above it. */
const answerPlace = { maxWidth: '34em', pb: 2, scrollMarginTop: '6rem' } as const;

const ownLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44, ...onScreen };
