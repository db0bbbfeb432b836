import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Band } from '../atoms/Band';
import { type DrawnPicture, Picture } from '../atoms/Picture';
import type { HomeContent } from '../content/contentShapes';

export interface WelcomeSectionProps {
  /** Eyebrow, title and paragraphs, and what the picture says. */
  words: HomeContent['welcome'];
  /** The drawing beside the words; below them on small windows. */
  picture: DrawnPicture;
  /** Anchor for the scroll indicator, without a hash. */
  id: string;
}

/** What the company is for, in a few sentences beside a picture. */
export function WelcomeSection({ words, picture, id }: WelcomeSectionProps) {
  return (
    <Band id={id} labelledBy={`${id}-title`}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          columnGap: 6,
          rowGap: 8,
          alignItems: 'center',
        }}
      >
        <Picture
          {...picture}
          alt={words.pictureAlt}
          sx={(theme) => ({
            width: { md: 'calc(100% + var(--bleed))' },
            maxWidth: 'none',
            // The sky gives way first, so that the picture is not higher than a window.
            aspectRatio: { md: '4 / 3' },
            objectFit: 'cover',
            objectPosition: 'bottom',
            ml: { md: 'calc(-1 * var(--bleed))' },
            borderRadius: {
              xs: `${theme.radius.stage}px`,
              md: `0 ${theme.radius.stage}px ${theme.radius.stage}px 0`,
            },
          })}
        />
        <Box sx={{ order: { xs: -1, md: 0 }, pl: { md: 8, xl: 12 } }}>
          <Typography variant="eyebrow" component="p" sx={{ mb: 2, color: 'secondary.main' }}>
            {words.eyebrow}
          </Typography>
          <Typography variant="h2" id={`${id}-title`} tabIndex={-1} sx={{ mb: 5 }}>
            {words.title}
          </Typography>
          {words.paragraphs.map((paragraph) => (
            <Typography
              key={paragraph}
              sx={{ mb: 4, maxWidth: '28em', typography: { xl: 'lead' } }}
            >
              {paragraph}
            </Typography>
          ))}
        </Box>
      </Box>
    </Band>
  );
}
