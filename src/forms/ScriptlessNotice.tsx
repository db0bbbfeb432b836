import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ScriptlessContent } from '../content/contentShapes';
import { ContactLinks, type ContactWays } from './ContactLinks';
import { whereScriptsFail } from './whereScriptsFail';

export interface ScriptlessNoticeProps {
  content: ScriptlessContent;
  contact: ContactWays;
  sx?: SxProps<Theme>;
}

/** Stands in a form's place where scripts are off or could not be loaded; hidden everywhere else. */
export function ScriptlessNotice({ content, contact, sx }: ScriptlessNoticeProps) {
  return (
    <Box
      sx={[
        { display: 'none' },
        whereScriptsFail({ display: 'block' }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Typography variant="h4" component="h3" gutterBottom>
        {content.title}
      </Typography>
      <Typography>{content.text}</Typography>
      <Typography>
        <ContactLinks contact={contact} />
      </Typography>
    </Box>
  );
}
