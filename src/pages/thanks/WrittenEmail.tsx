import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Slip } from '../../atoms/Slip';
import type { EmailContent } from '../../content/contentShapes';
import { letterParts } from '../../domain/letterParts';
import type { Email } from '../../domain/mailtoUrl';

export interface WrittenEmailProps {
  /** Words around the email. */
  words: EmailContent;
  /** Address that it goes to. */
  to: string;
  /** As it is sent; the last paragraph of its body has a line for each detail. */
  email: Email;
}

/** The email that is left to be sent, as a printer prints it. */
export function WrittenEmail({ words, to, email }: WrittenEmailProps) {
  const { opening, lines } = letterParts(email.body);
  // What the visitor has to check: the team calls this number.
  const phoneLine = letterParts(words.body).lines.findIndex(({ text }) => text === '{phone}');
  return (
    <Box component="section" aria-labelledby="written-email">
      <Slip
        titleId="written-email"
        titleComponent="h2"
        title={words.title}
        lines={lines}
        largeLine={phoneLine}
        isPrinted
      >
        {[
          [words.toLabel, to],
          [words.subjectLabel, email.subject],
        ].map(([label, value]) => (
          <Typography key={label} variant="body2" sx={{ color: 'text.secondary' }}>
            {label}: {value}
          </Typography>
        ))}
        {opening.split('\n\n').map((paragraph) => (
          <Typography key={paragraph} sx={{ mt: 4 }}>
            {paragraph}
          </Typography>
        ))}
      </Slip>
    </Box>
  );
}
