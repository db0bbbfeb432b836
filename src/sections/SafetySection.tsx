import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ArrowForwardIcon } from '../art/icons';
import { type Drawing, Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { Slip } from '../atoms/Slip';
import type { HomeContent } from '../content/contentShapes';

export interface SafetySectionProps {
  /** The headline, the rules in the order of a visit, and an example of a receipt. */
  messages: HomeContent['safety'];
  /** The print that a corner of the receipt lies on; decoration. */
  illustration: Drawing;
  /** URL of the help page. */
  helpHref: string;
}

/** A poster of the rules that keep money safe, and of the slip that a visitor takes home. */
export function SafetySection({ messages, illustration, helpHref }: SafetySectionProps) {
  const titleId = useId();
  const { note, ...receipt } = messages.receipt;
  return (
    <Section labelledBy={titleId} tone="ink" sx={cloth}>
      <Box sx={poster}>
        <Typography id={titleId} variant="display" component="h2" sx={headline}>
          {messages.title}
        </Typography>
        <div>
          <Typography variant="h3" sx={{ color: 'marigold.main' }}>
            {messages.rulesTitle}
          </Typography>
          <Box component="ol" sx={ruleList}>
            {messages.rules.map((rule) => (
              <Typography key={rule} component="li" variant="h4" sx={{ typography: { lg: 'h3' } }}>
                {rule}
              </Typography>
            ))}
          </Box>
          <Button
            href={helpHref}
            variant="contained"
            color="marigold"
            size="large"
            endIcon={<ArrowForwardIcon sx={{ scale: 'var(--inline,1) 1' }} />}
            sx={{ mt: 8 }}
          >
            {messages.label}
          </Button>
        </div>
        <Box component="figure" sx={proof}>
          <Illustration {...illustration} alt="" sx={print} />
          <Slip {...receipt} titleComponent="h3" sx={slip} />
          <Typography
            component="figcaption"
            variant="body2"
            sx={{ mt: 8, color: 'ink.light', overflowWrap: 'anywhere' }}
          >
            {note}
          </Typography>
        </Box>
      </Box>
    </Section>
  );
}

/** Dyed cloth from edge to edge, and the print on it. */
const cloth = {
  overflow: 'hidden',
  bgcolor: 'primary.main',
} as const;

/** Below the rules of a narrow window, beside all of the words of a wide one. */
const proof = {
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  width: 'min(100%, 30rem)',
  m: 0,
  justifySelf: { xs: 'center', md: 'end' },
} as const;

/** Whole, but for a corner that the receipt lies on. */
const print = {
  width: '80%',
  marginInlineStart: 'auto',
  '@media print': { display: 'none' },
} as const;

const slip = {
  position: 'relative',
  filter: 'none',
  width: { xs: '94%', md: '88%' },
  mt: { xs: '-14%', md: '-26%' },
  marginInline: { xs: 'auto', md: 0 },
  rotate: { xs: 'calc(-1.5deg * var(--inline,1))', md: 'calc(-3deg * var(--inline,1))' },
  '@media print': { mt: 0, rotate: 'none' },
} as const;

const poster = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  columnGap: { md: 12, lg: 20 },
  rowGap: { xs: 8, md: 14 },
  alignItems: 'center',
} as const;

const headline = {
  fontSize: {
    xs: ({ headlineSize }: Theme) => headlineSize('min(3.2rem, 12.6vw)'),
    sm: ({ headlineSize }: Theme) => headlineSize('min(5rem, 9.4vw)'),
    md: ({ headlineSize }: Theme) => headlineSize('clamp(4.5rem, 1rem + 6.6vw, 9rem)'),
  },
} as const;

/** Each rule hangs from a line, with its number before it. */
const ruleList = {
  m: 0,
  mt: 8,
  p: 0,
  listStyle: 'none',
  counterReset: 'rule',
  '& > li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 4,
    paddingBlock: 5,
    borderTop: '2px solid',
    borderColor: 'primary.light',
    counterIncrement: 'rule',
    overflowWrap: 'anywhere',
    '&::before': {
      content: 'counter(rule)',
      flex: 'none',
      minWidth: '0.6em',
      typography: 'figure',
      lineHeight: 1,
      color: 'marigold.main',
    },
  },
} as const;
