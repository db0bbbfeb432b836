import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { thanks } from '#messages/pages/thanks';
import { Slip } from '../../atoms/Slip';
import { joinFields } from '../../content/joinFields';
import { recordKeys } from '../../domain/recordKeys';
import type { applicationEmail } from './applicationEmail';

const { title, toLabel, subjectLabel } = thanks.email;

export interface WrittenEmailProps {
  /** Address that it goes to. */
  to: string;
  /** As it is sent. */
  email: ReturnType<typeof applicationEmail>;
}

/** The email that is left to be sent, as a printer prints it. */
export function WrittenEmail({ to, email }: WrittenEmailProps) {
  return (
    <Box component="section" aria-labelledby="written-email">
      <Slip
        titleId="written-email"
        titleComponent="h2"
        title={title}
        lines={email.lines}
        // What the visitor has to check: the team calls this number.
        largeLine={recordKeys(joinFields).indexOf('phone')}
        isPrinted
      >
        {[
          [toLabel, to],
          [subjectLabel, email.subject],
        ].map(([label, value]) => (
          <Typography key={label} variant="body2" sx={{ color: 'text.secondary' }}>
            {label}: {value}
          </Typography>
        ))}
        {email.paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ mt: 4 }}>
            {paragraph}
          </Typography>
        ))}
      </Slip>
    </Box>
  );
}
