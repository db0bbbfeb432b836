import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import jaal from '../art/jaal.svg';
import { Band } from '../atoms/Band';
import type { JoinCallContent } from '../content/contentShapes';
import { ringOnDark } from '../theme/focusRing';

export interface JoinCallProps {
  /** Title and text, and the label of the link. */
  words: JoinCallContent;
  /** Address of the join form. */
  href: string;
}

/** The invitation that closes a page. */
export function JoinCall({ words, href }: JoinCallProps) {
  const titleId = useId();
  return (
    <Band labelledBy={titleId} sx={{ pt: { xs: 0, md: 0 } }}>
      <Box
        sx={(theme) => ({
          position: 'relative',
          overflow: 'hidden',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr auto' },
          gap: 8,
          alignItems: 'center',
          p: { xs: 7, sm: 10, md: 14 },
          // Unseen but where the system forces its colours, which would leave the card no edge.
          border: '1px solid transparent',
          borderRadius: `${theme.radius.stage}px`,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          ...ringOnDark,
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: 0,
            insetInlineStart: '55%',
            backgroundImage: `url("${jaal}")`,
            maskImage: 'linear-gradient(to right, transparent, black)',
          },
        })}
      >
        <Box sx={{ position: 'relative' }}>
          <Typography variant="h2" id={titleId} sx={{ maxWidth: '18ch' }}>
            {words.title}
          </Typography>
          <Typography variant="lead" component="p" sx={{ mt: 4, maxWidth: '46ch' }}>
            {words.text}
          </Typography>
        </Box>
        <Button
          href={href}
          variant="contained"
          color="marigold"
          size="large"
          sx={{ position: 'relative', justifySelf: 'start' }}
        >
          {words.label}
        </Button>
      </Box>
    </Band>
  );
}
