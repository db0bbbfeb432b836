import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CallIcon } from '../art/icons';
import type { HelpStageContent } from '../content/contentShapes';

export interface HelplineBarProps {
  /** The question, and the number to call. */
  messages: Pick<HelpStageContent['fraud'], 'title' | 'phone'>;
  /** The sections along which the bar stays in view. */
  children: ReactNode;
}

/** Keeps the helpline at the foot of a phone's window, along the sections to which it is the answer, and ends them. */
export function HelplineBar({ messages, children }: HelplineBarProps) {
  return (
    <Box sx={aboveBar}>
      {children}
      <Link href={`tel:${messages.phone}`} underline="none" sx={bar}>
        <Typography variant="button" component="span" sx={{ minWidth: 0 }}>
          {messages.title}
        </Typography>
        <CallIcon sx={{ flex: 'none', marginInlineStart: 'auto' }} />
        <Typography variant="h2" component="span" noWrap sx={{ flex: 'none', lineHeight: 1 }}>
          {messages.phone}
        </Typography>
      </Link>
    </Box>
  );
}

/** What takes the focus is scrolled clear of the bar. */
const aboveBar = {
  '& :is(a, button, input, summary)': { scrollMarginBottom: { xs: '6rem', sm: 0 } },
} as const;

const bar = {
  display: { xs: 'flex', sm: 'none' },
  alignItems: 'center',
  gap: 2,
  position: 'sticky',
  bottom: 0,
  zIndex: 'mobileStepper',
  boxSizing: 'border-box',
  minHeight: 48,
  paddingInline: 'var(--gutter)',
  paddingBlock: 0.5,
  borderBlock: '2px solid',
  borderColor: 'ink.main',
  bgcolor: 'marigold.main',
  overflowWrap: 'anywhere',
  '&, &:hover, &:active': { color: 'marigold.contrastText' },
  '&:hover': { bgcolor: 'marigold.light' },
  // Magnified or turned, a window is too low for a bar at its foot as well.
  '@media (max-height: 30rem)': { position: 'static' },
  '@media print': { display: 'none' },
} as const;
