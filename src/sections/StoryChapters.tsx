import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Band } from '../atoms/Band';
import type { AboutContent } from '../content/contentShapes';

export interface StoryChaptersProps {
  /** Each becomes a numbered section with its `id` as anchor; its first paragraph is set larger. */
  chapters: AboutContent['chapters'];
}

/** The story of financial inclusion in short chapters, numbered like the pages of a ledger. */
export function StoryChapters({ chapters }: StoryChaptersProps) {
  return (
    <Band component="div">
      <Box sx={{ counterReset: 'chapter' }}>
        {chapters.map(({ id, title, paragraphs }) => (
          <Box
            key={id}
            id={id}
            component="section"
            aria-labelledby={`${id}-title`}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
              columnGap: 14,
              rowGap: 4,
              py: { xs: 9, md: 12 },
              '& + &': { borderTop: 1, borderColor: 'divider' },
              '&:first-of-type': { pt: 0 },
              '&:last-of-type': { pb: 0 },
            }}
          >
            <Typography
              variant="h2"
              id={`${id}-title`}
              sx={{
                counterIncrement: 'chapter',
                '&::before': {
                  content: 'counter(chapter)',
                  display: 'block',
                  mb: 2,
                  typography: 'h4',
                  color: 'secondary.main',
                },
              }}
            >
              {title}
            </Typography>
            <div>
              {paragraphs.map((paragraph, index) => (
                <Typography
                  key={paragraph}
                  variant={index === 0 ? 'lead' : 'body1'}
                  component="p"
                  sx={{ maxWidth: '62ch', mt: index === 0 ? 0 : 4 }}
                >
                  {paragraph}
                </Typography>
              ))}
            </div>
          </Box>
        ))}
      </Box>
    </Band>
  );
}
