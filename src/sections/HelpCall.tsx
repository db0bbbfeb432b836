import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowForwardIcon } from '../art/icons';
import { ReceiptIcon } from '../art/ReceiptIcon';
import { Section } from '../atoms/Section';
import type { HomeContent } from '../content/contentShapes';
import { ringOnLight } from '../theme/focusRing';

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
          paddingInlineStart: { xs: '2.75rem', md: '3.25rem' },
          paddingInlineEnd: { xs: 2, md: 5 },
          m: 0,
          paddingBlock: { xs: 2, md: 0.5 },
          borderRadius: ({ radius }) => `${radius.control}px`,
          // In the colour of alarm, as on Contact, since it must not be missed.
          bgcolor: 'error.light',
          color: 'error.main',
          ...ringOnLight,
          '@media print': { p: 0, bgcolor: 'transparent' },
        }}
      >
        <Typography variant="h4" component="span" sx={{ position: 'relative' }}>
          <ReceiptIcon
            sx={{
              position: 'absolute',
              insetInlineStart: { xs: '-1.875rem', md: '-2rem' },
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
            '&, &:hover': { color: 'inherit' },
          }}
        >
          {messages.label}
          <ArrowForwardIcon fontSize="small" sx={{ scale: 'var(--inline,1) 1' }} />
        </Link>
      </Box>
    </Section>
  );
}
