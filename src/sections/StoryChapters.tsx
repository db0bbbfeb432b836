import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon } from '../art/icons';
import { chapterIllustrations } from '../art/illustrations';
import { Road } from '../art/road/Road';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { AboutContent, LinkContent } from '../content/contentShapes';
import { chapterLooks } from './chapterLooks';
import { chapterGap, chapterSpace, onMilestone, roadInset } from './storyLayout';
import { storyRoad } from './storyRoad';

export interface StoryChaptersProps {
  /** Each becomes a section with its `id` as anchor; its links, to what it tells of, stand below its text. */
  chapters: readonly (AboutContent['chapters'][number] & { links?: readonly LinkContent[] })[];
  /** Abbreviated, for the milestones: what the distance to the bank is counted in. */
  unit: string;
}

/**
 * The story of financial inclusion in short chapters along the road that leaves the map: wide scenes and close
 * views. The `id` of a chapter is its anchor. For steps to follow, use `StepList`; for terms, `LegalDocument`.
 */
export function StoryChapters({ chapters, unit }: StoryChaptersProps) {
  return (
    <Section
      component="div"
      space="none"
      sx={{
        overflowX: 'clip',
        isolation: 'isolate',
        // Not every browser keeps what stands in a grid together on a page.
        '@media print': { '& section': { breakInside: 'avoid' } },
      }}
    >
      {chapters.map(({ id, title, paragraphs, links = [] }) => (
        <Box
          key={id}
          id={id}
          component="section"
          aria-labelledby={`${id}-title`}
          sx={{ ...chapter, ...chapterLooks[id].section }}
        >
          <Road pieces={storyRoad[id]} />
          <Illustration
            {...chapterIllustrations[id]}
            alt=""
            sx={{ gridArea: 'art', ...chapterLooks[id].art }}
          />
          <Typography
            variant="h2"
            id={`${id}-title`}
            sx={{ ...onMilestone(unit), ...chapterLooks[id].title }}
          >
            {title}
          </Typography>
          <Box sx={{ ...words, ...chapterLooks[id].words }}>
            {paragraphs.map((paragraph) => (
              <Typography key={paragraph} variant="lead" component="p">
                {paragraph}
              </Typography>
            ))}
            {links.length > 0 && (
              <Box component="ul" sx={linkList}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} variant="button" sx={link}>
                      {label}
                      <ArrowForwardIcon fontSize="small" sx={{ scale: 'var(--inline,1) 1' }} />
                    </Link>
                  </li>
                ))}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Section>
  );
}

/** A band from edge to edge; what is told begins beside the road. */
const chapter = {
  position: 'relative',
  display: 'grid',
  columnGap: chapterGap,
  rowGap: 5,
  pt: chapterSpace,
  pb: chapterSpace,
  '@media print': { display: 'block' },
} as const;

const words = {
  gridArea: 'words',
  display: 'grid',
  columnGap: chapterGap,
  rowGap: 4,
  alignContent: 'start',
  paddingInlineStart: roadInset,
  '& > p': { maxWidth: { xs: '36rem', xl: '40rem' } },
} as const;

/** Below the text, across its columns. */
const linkList = {
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  columnGap: { xs: 4, sm: 8 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  overflowWrap: 'anywhere',
} as const;
