import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon } from '../art/icons';
import { chapterIllustrations } from '../art/illustrations';
import { RoadPiece } from '../art/road/RoadPiece';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { AboutContent, LinkContent } from '../content/contentShapes';
import { colours } from '../theme/tokens';
import { chapterLooks } from './chapterLooks';
import {
  besideRoad,
  chapterGap,
  chapterSpace,
  stoneGap,
  stoneStart,
  stoneWidth,
  storyRoad,
} from './storyRoad';

export interface StoryChaptersProps {
  /** Each becomes a numbered section with its `id` as anchor; its links, to what it tells of, stand below its text. */
  chapters: readonly (AboutContent['chapters'][number] & { links?: readonly LinkContent[] })[];
}

/** The story of financial inclusion in short chapters along the road that leaves the map: wide scenes and close views. */
export function StoryChapters({ chapters }: StoryChaptersProps) {
  return (
    <Section
      component="div"
      space="none"
      sx={{
        overflow: 'hidden',
        counterReset: 'chapter',
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
          {storyRoad[id].map(({ path, place }) => (
            <RoadPiece key={path} path={path} sx={place} />
          ))}
          <Illustration
            {...chapterIllustrations[id]}
            alt=""
            sx={{ gridArea: 'art', ...chapterLooks[id].art }}
          />
          <Typography
            variant="h2"
            id={`${id}-title`}
            sx={{ ...numbered, ...chapterLooks[id].title }}
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
  counterIncrement: 'chapter',
  '@media print': { display: 'block' },
} as const;

const words = {
  gridArea: 'words',
  display: 'grid',
  columnGap: chapterGap,
  rowGap: 4,
  alignContent: 'start',
  paddingInlineStart: besideRoad,
  '& > p': { maxWidth: { xs: '36rem', xl: '40rem' } },
} as const;

/** Below the text, across its columns. */
const linkList = {
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  columnGap: { xs: 5, sm: 8 },
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

/** The number of the chapter before its title, on a milestone at the edge of the road. */
const numbered = {
  gridArea: 'title',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: stoneGap,
  paddingInlineStart: stoneStart,
  '&::before': {
    content: 'counter(chapter)',
    boxSizing: 'border-box',
    width: stoneWidth,
    pt: '1.5rem',
    pb: '0.25rem',
    border: '2px solid',
    borderRadius: '2rem 2rem 0 0',
    backgroundImage: `linear-gradient(var(--milestone, ${colours.marigold}) 1.375rem, ${colours.ink} 0 calc(1.375rem + 2px), ${colours.white} 0)`,
    typography: 'h3',
    lineHeight: 1.2,
    textAlign: 'center',
  },
} as const;
