import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RoadEnd } from '../art/road/RoadEnd';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { JoinCallContent } from '../content/contentShapes';
import { joinCallLooks } from './joinCallLooks';

export interface JoinCallProps {
  /** Title and text, and the label of the link. */
  messages: JoinCallContent;
  /** Address of the join form. */
  href: string;
  /** The drawing that stands on the card's lower edge, or on the ground of the page. */
  illustration: Drawing;
  /**
   * Lies over the drawing on the same canvas: what the shop's board offers on this page.
   * @default what the drawing itself has on the board
   */
  boardLine?: Drawing | undefined;
  /**
   * `open` has no card, but a field and its ground from one edge of the window to the other; `evening` ends the page
   * at dusk, with the drawing on the street of the footer.
   * @default 'card'
   */
  look?: keyof typeof joinCallLooks;
}

/** The invitation that closes a page, once. Not in running content, where a `Button` with an `href` does. */
export function JoinCall({
  messages,
  href,
  illustration,
  boardLine,
  look = 'card',
}: JoinCallProps) {
  const titleId = useId();
  const looks = joinCallLooks[look];
  return (
    <Section labelledBy={titleId} surface={looks.tone} sx={looks.section}>
      <Box sx={looks.frame}>
        {looks.road && <RoadEnd sx={looks.road} />}
        <Box sx={looks.words}>
          <Typography variant="h2" id={titleId} sx={{ maxWidth: '9em' }}>
            {messages.title}
          </Typography>
          <Typography variant="lead" component="p" sx={{ mt: 4, maxWidth: '21em' }}>
            {messages.text}
          </Typography>
          <Button href={href} variant="contained" color={looks.button} size="large" sx={{ mt: 7 }}>
            {messages.label}
          </Button>
        </Box>
        <Box sx={looks.place}>
          <Box sx={looks.ground}>
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
