import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import jaal from '../art/jaal.svg';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { JoinCallContent } from '../content/contentShapes';
import { ringOnDark } from '../theme/focusRing';
import { colours } from '../theme/tokens';
import { fadeAlongLine, patternBehind } from './patternBehind';

export interface JoinCallProps {
  /** Title and text, and the label of the link. */
  messages: JoinCallContent;
  /** Address of the join form. */
  href: string;
  /** The drawing that stands on the card's lower edge. */
  illustration: Drawing;
  /**
   * Lies over the drawing on the same canvas: what the shop's board offers on this page.
   * @default what the drawing itself has on the board
   */
  boardLine?: Drawing | undefined;
}

/** The invitation that closes a page. */
export function JoinCall({ messages, href, illustration, boardLine }: JoinCallProps) {
  const titleId = useId();
  return (
    <Section
      labelledBy={titleId}
      sx={{ pt: { xs: 0, md: 0 }, '@media print': { display: 'none' } }}
    >
      <Box
        sx={(theme) => ({
          ...patternBehind(jaal, {
            top: { xs: '45%', sm: 0 },
            insetInlineStart: { sm: '55%' },
            maskImage: {
              xs: 'linear-gradient(to bottom, transparent, black)',
              sm: fadeAlongLine(),
            },
          }),
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'center',
          // Unseen but where the system forces its colours, which would leave the card no edge.
          outline: '1px solid transparent',
          outlineOffset: -1,
          borderRadius: `${theme.radius.stage}px`,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          ...ringOnDark,
        })}
      >
        <Box sx={{ p: { xs: 7, sm: 10, md: 14 }, pb: { xs: 8, sm: 16, md: 18 } }}>
          <Typography variant="h2" id={titleId} sx={{ maxWidth: '9em' }}>
            {messages.title}
          </Typography>
          <Typography variant="lead" component="p" sx={{ mt: 4, maxWidth: '21em' }}>
            {messages.text}
          </Typography>
          <Button href={href} variant="contained" color="marigold" size="large" sx={{ mt: 7 }}>
            {messages.label}
          </Button>
        </Box>
        <Box
          sx={{
            alignSelf: 'end',
            justifySelf: { sm: 'end' },
            width: { sm: 'min(100%, 36rem)' },
            marginInline: { xs: 6, sm: 0 },
            paddingInlineEnd: { sm: 6, md: 10 },
            mt: { sm: 10 },
          }}
        >
          <Box sx={roadBelow}>
            <Illustration {...illustration} alt="" sx={{ position: 'relative' }} />
            {boardLine && (
              <Illustration {...boardLine} alt="" sx={{ position: 'absolute', inset: 0 }} />
            )}
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

/** Whatever runs on from the drawing to both edges of the card. */
const beyondDrawing = { content: '""', position: 'absolute', insetInline: '-200%' } as const;

/**
 * The road at the foot of the drawing, 44 of its 320 units high, runs on behind it; the dashes lie
 * over both, so that no seam shows.
 */
const roadBelow = {
  position: 'relative',
  '&::before': {
    ...beyondDrawing,
    bottom: 0,
    height: `${(44 / 320) * 100}%`,
    bgcolor: colours.indigoShade,
  },
  '&::after': {
    ...beyondDrawing,
    bottom: `${(8 / 320) * 100}%`,
    height: `${(4 / 320) * 100}%`,
    backgroundImage: `linear-gradient(to right, ${colours.marigold} 50%, transparent 0)`,
    backgroundSize: 'calc(100% / 120) 100%',
  },
} as const;
