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
    <Section component="div" tone="ink" space="none">
      <Box
        component="p"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 5,
          // Room for the icon, so that a link on the next line stands below the question.
          paddingInlineStart: '2rem',
          m: 0,
          paddingBlock: 4,
        }}
      >
        <Typography variant="h4" component="span" sx={{ position: 'relative' }}>
          <ReceiptIcon
            sx={{
              position: 'absolute',
              insetInlineStart: '-2rem',
              color: 'marigold.main',
            }}
          />
          {messages.text}
        </Typography>
        <Link
          href={href}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 2,
            maxWidth: '100%',
            minHeight: 44,
            typography: 'button',
            color: 'marigold.main',
            '&:hover': { color: 'marigold.light' },
          }}
        >
          {messages.label}
          <ArrowForwardIcon fontSize="small" sx={{ scale: 'var(--inline,1) 1' }} />
        </Link>
      </Box>
    </Section>
  );
}
