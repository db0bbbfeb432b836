import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { chapterIllustrations } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { AboutContent } from '../content/contentShapes';

export interface StoryChaptersProps {
  /** Each becomes a numbered section with its `id` as anchor; its first paragraph is set larger. */
  chapters: AboutContent['chapters'];
}

/** The story of financial inclusion in short chapters; drawing and words change sides on the way. */
export function StoryChapters({ chapters }: StoryChaptersProps) {
  return (
    <Section component="div">
      <Box
        sx={{
          display: 'grid',
          rowGap: { xs: 16, md: 20 },
          counterReset: 'chapter',
          // Not every browser keeps what stands in a grid together on a page.
          '@media print': { display: 'block', '& > section': { breakInside: 'avoid', mb: 8 } },
        }}
      >
        {chapters.map(({ id, title, paragraphs }, index) => (
          <Box
            key={id}
            id={id}
            component="section"
            aria-labelledby={`${id}-title`}
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm:
                  index % 2 === 0
                    ? 'minmax(0, 5fr) minmax(0, 7fr)'
                    : 'minmax(0, 7fr) minmax(0, 5fr)',
              },
              columnGap: { sm: 8, md: 14, lg: 20 },
              rowGap: 6,
              alignItems: 'center',
              counterIncrement: 'chapter',
            }}
          >
            <Illustration
              {...chapterIllustrations[id]}
              alt=""
              sx={{ maxWidth: { xs: 360, sm: 'none' }, order: { sm: index % 2 } }}
            />
            <Box sx={{ maxWidth: { xs: '36rem', xl: '40rem' } }}>
              <Typography variant="h2" id={`${id}-title`} sx={{ mb: 4, ...chapterNumber }}>
                {title}
              </Typography>
              {paragraphs.map((paragraph, nth) => (
                <Typography
                  key={paragraph}
                  variant={nth === 0 ? 'lead' : 'body1'}
                  component="p"
                  sx={{ mt: nth === 0 ? 0 : 4 }}
                >
                  {paragraph}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** The number of the chapter stands large above its title, as on a shop's door. */
const chapterNumber = {
  '&::before': {
    content: 'counter(chapter)',
    display: 'block',
    mb: 2,
    typography: 'figure',
    color: 'secondary.main',
  },
} as const;
