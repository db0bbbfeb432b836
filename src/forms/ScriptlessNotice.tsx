import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContactFormContent } from '../content/contentShapes';
import { ContactLinks, type ContactWays } from './ContactLinks';

export interface ScriptlessNoticeProps {
  /** Title, and the sentence that the ways follow. */
  content: ContactFormContent['scriptless'];
  /** The ways that need no script. */
  contact: ContactWays;
}

const shown = { display: 'block', mb: 5 } as const;

/**
 * Stands in a form's place where scripts are off, and above it where they could not be loaded, so
 * that what was typed by then stays in sight. Hidden everywhere else.
 */
export function ScriptlessNotice({ content, contact }: ScriptlessNoticeProps) {
  return (
    <Box
      sx={{
        display: 'none',
        '@media (scripting: none)': shown,
        'html[data-app="failed"] &': shown,
      }}
    >
      <Typography variant="h4" component="h2" gutterBottom>
        {content.title}
      </Typography>
      <Typography>{content.text}</Typography>
      <ContactLinks contact={contact} />
    </Box>
  );
}
