import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';

export interface MessagePanelProps {
  /** The page's `h1`; takes the focus after navigation. */
  title: string;
  /** The one thing to say; none where the children say it. */
  text?: string;
  /** Drawing beside the words, with its alternative text; empty where it only decorates. */
  illustration: Drawing & { alt: string };
  /** What the visitor can do next. */
  children: ReactNode;
}

/** A page that says one thing: thanks, not found, could not be loaded. */
export function MessagePanel({ title, text, illustration, children }: MessagePanelProps) {
  return (
    <Section component="div">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 6,
          rowGap: 8,
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {text && (
            <Typography variant="lead" component="p" sx={{ mt: 5, maxWidth: '22em' }}>
              {text}
            </Typography>
          )}
          <Box sx={{ mt: 7 }}>{children}</Box>
        </div>
        <Illustration
          {...illustration}
          priority="high"
          sx={{
            maxWidth: { xs: 440, sm: 680 },
            marginInlineStart: { sm: 'auto' },
            order: { xs: -1, sm: 0 },
          }}
        />
      </Box>
    </Section>
  );
}
