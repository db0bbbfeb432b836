import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { HomeContent } from '../content/contentShapes';

export interface WelcomeSectionProps {
  /** Eyebrow, title and paragraphs, and what the image says. */
  messages: HomeContent['welcome'];
  /** The drawing beside the words; below them on small windows. */
  illustration: Drawing;
  /** Anchor for the scroll indicator, without a hash. */
  id: string;
}

/**
 * What the company is for, in a few sentences beside an image. The target of the scroll indicator of `Hero`: give
 * the same anchor to both.
 */
export function WelcomeSection({ messages, illustration, id }: WelcomeSectionProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          columnGap: 6,
          rowGap: 8,
          alignItems: 'center',
        }}
      >
        <Illustration
          {...illustration}
          alt={messages.illustrationAlt}
          sx={(theme) => ({
            width: { md: 'calc(100% + var(--bleed))' },
            maxWidth: 'none',
            // The sky gives way first, so that the image is not higher than a window.
            aspectRatio: { md: '4 / 3' },
            objectFit: 'cover',
            objectPosition: 'bottom',
            marginInlineStart: { md: 'calc(-1 * var(--bleed))' },
            borderRadius: `${theme.radius.stage}px`,
            borderStartStartRadius: { md: 0 },
            borderEndStartRadius: { md: 0 },
          })}
        />
        <Box sx={{ order: { xs: -1, md: 0 }, paddingInlineStart: { md: 8, xl: 12 } }}>
          <Typography variant="eyebrow" component="p" sx={{ mb: 2, color: 'secondary.main' }}>
            {messages.eyebrow}
          </Typography>
          <Typography variant="h2" id={`${id}-title`} tabIndex={-1} sx={{ mb: 5 }}>
            {messages.title}
          </Typography>
          {messages.paragraphs.map((paragraph) => (
            <Typography
              key={paragraph}
              variant="lead"
              component="p"
              sx={{ mb: 6, maxWidth: '28em' }}
            >
              {paragraph}
            </Typography>
          ))}
        </Box>
      </Box>
    </Section>
  );
}
