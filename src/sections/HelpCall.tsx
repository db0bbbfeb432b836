import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon } from '../art/icons';
import { ReceiptIcon } from '../art/ReceiptIcon';
import { Section } from '../atoms/Section';
import type { HomeContent } from '../content/contentShapes';

export interface HelpCallProps {
  /** The question, and the words of the link. */
  messages: HomeContent['help'];
  /** URL of the help page. */
  href: string;
}

/** One line for visitors whose account was debited: the shortest way to help. */
export function HelpCall({ messages, href }: HelpCallProps) {
  return (
    <Section component="div" tone="sand" space="none">
      <Box
        component="p"
        sx={{
          display: 'grid',
          // On a phone the link stands below the question, clear of its icon.
          gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto auto minmax(0, 1fr)' },
          alignItems: 'center',
          columnGap: 3,
          m: 0,
          paddingBlock: 4,
        }}
      >
        <ReceiptIcon sx={{ color: 'secondary.main' }} />
        <Typography variant="h4" component="span">
          {messages.text}
        </Typography>
        <Link
          href={href}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            justifySelf: 'start',
            gridColumn: { xs: 2, sm: 3 },
            gap: 2,
            paddingInlineStart: { sm: 2 },
            minHeight: 44,
            typography: 'button',
          }}
        >
          {messages.label}
          <ArrowForwardIcon fontSize="small" sx={{ scale: 'var(--inline,1) 1' }} />
        </Link>
      </Box>
    </Section>
  );
}
