import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Section } from '../atoms/Section';
import { tornSlip } from '../atoms/tornSlip';
import type { HomeContent } from '../content/contentShapes';

export interface SafetySectionProps {
  /** The rules in the order of a visit, and an example of a receipt. */
  messages: HomeContent['safety'];
  /** URL of the help page. */
  helpHref: string;
}

/** The proof that a visitor takes home: what a receipt shows, and the rules that keep money safe. */
export function SafetySection({ messages, helpHref }: SafetySectionProps) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId} tone="sand">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          columnGap: { md: 12, lg: 20 },
          rowGap: 10,
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="h2" id={titleId} sx={{ maxWidth: '12em' }}>
            {messages.title}
          </Typography>
          <Typography variant="lead" sx={{ mt: 4, maxWidth: '30em', color: 'text.secondary' }}>
            {messages.text}
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
            variant="outlined"
            size="large"
            endIcon={<ArrowForwardRounded sx={{ scale: 'var(--inline,1) 1' }} />}
            sx={{ mt: 7 }}
          >
            {messages.label}
          </Button>
        </div>
        <Receipt {...messages.receipt} />
      </Box>
    </Section>
  );
}

/** Each rule hangs from a line, with its number before it. */
const ruleList = {
  m: 0,
  mt: 7,
  p: 0,
  listStyle: 'none',
  counterReset: 'rule',
  '& > li': {
    display: 'flex',
    gap: 4,
    paddingBlock: 4,
    borderTop: 1,
    borderColor: 'divider',
    counterIncrement: 'rule',
    overflowWrap: 'anywhere',
    '&::before': {
      content: 'counter(rule)',
      flex: 'none',
      minWidth: '1em',
      color: 'secondary.main',
    },
  },
} as const;

function Receipt({ title, lines, result, note }: HomeContent['safety']['receipt']) {
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        justifySelf: { md: 'end' },
        width: 'min(100%, 27rem)',
        overflowWrap: 'anywhere',
      }}
    >
      <Box
        sx={(theme) => ({
          filter: `drop-shadow(0 12px 20px ${theme.palette.divider})`,
        })}
      >
        <Box sx={[tornSlip, { px: { xs: 6, sm: 8 }, pt: 8, pb: 10 }]}>
          <Typography variant="h4" component="h3" sx={{ textAlign: 'center' }}>
            {title}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 5 }}>
            {lines.map(({ label, text }, index) => (
              <Box key={label} sx={receiptLine}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {label}
                </Typography>
                <Typography
                  component="dd"
                  variant={index === 0 ? 'h3' : 'body2'}
                  sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
                >
                  {text}
                </Typography>
              </Box>
            ))}
          </Box>
          <Typography
            variant="h4"
            component="p"
            sx={{
              display: 'flex',
              justifyContent: 'center',
              alignItems: 'center',
              gap: 2,
              mt: 5,
              color: 'leaf.main',
            }}
          >
            <CheckRounded />
            {result}
          </Typography>
        </Box>
      </Box>
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ mt: 4, textAlign: 'center', color: 'text.secondary' }}
      >
        {note}
      </Typography>
    </Box>
  );
}

const receiptLine = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 4,
  paddingBlock: 2.5,
  borderTop: '1px dashed',
  borderColor: 'divider',
} as const;
