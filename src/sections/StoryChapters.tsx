import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon } from '../art/icons';
import { chapterIllustrations } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { AboutContent, LinkContent } from '../content/contentShapes';
import { colours } from '../theme/tokens';
import { chapterLooks } from './chapterLooks';

export interface StoryChaptersProps {
  /** Each becomes a numbered section with its `id` as anchor; its links, to what it tells of, stand below its text. */
  chapters: readonly (AboutContent['chapters'][number] & { links?: readonly LinkContent[] })[];
}

/** The story of financial inclusion in short chapters: wide scenes, with a pair and a close view between them. */
export function StoryChapters({ chapters }: StoryChaptersProps) {
  return (
    <Section component="div" sx={{ overflow: 'hidden', pb: { xs: 0 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: { sm: 8, md: 14, lg: 20 },
          rowGap: 28,
          counterReset: 'chapter',
          isolation: 'isolate',
          // Not every browser keeps what stands in a grid together on a page.
          '@media print': { display: 'block', '& > section': { breakInside: 'avoid', mb: 8 } },
        }}
      >
        {chapters.map(({ id, title, paragraphs, links = [] }) => (
          <Box
            key={id}
            id={id}
            component="section"
            aria-labelledby={`${id}-title`}
            sx={{
              display: 'grid',
              columnGap: { sm: 8, md: 14, lg: 20 },
              rowGap: 4,
              counterIncrement: 'chapter',
              ...chapterLooks[id].section,
            }}
          >
            <Illustration
              {...chapterIllustrations[id]}
              alt=""
              sx={{ gridArea: 'art', ...chapterLooks[id].art }}
            />
            <Typography
              variant="h2"
              id={`${id}-title`}
              sx={{ gridArea: 'title', ...chapterNumber, ...chapterLooks[id].title }}
            >
              {title}
            </Typography>
            <Box sx={{ gridArea: 'words', ...words, ...chapterLooks[id].words }}>
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
      </Box>
    </Section>
  );
}

const words = {
  display: 'grid',
  rowGap: 4,
  alignContent: 'start',
  '& > p': { maxWidth: { xs: '36rem', xl: '40rem' } },
} as const;

/** Below the text, across its columns. */
const linkList = {
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  columnGap: 8,
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

/** The number of the chapter above its title, on a milestone as beside the road of the first scene. */
const chapterNumber = {
  '&::before': {
    content: 'counter(chapter)',
    display: 'block',
    width: 'fit-content',
    minWidth: '2.75rem',
    mb: 4,
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
