import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { ArrowForwardIcon, CallIcon } from '../art/icons';
import { ReceiptIcon } from '../art/ReceiptIcon';
import { tornSlip } from '../atoms/tornSlip';
import type { ContactContent } from '../content/contentShapes';

export interface ContactFirstProps {
  /** Words of the two links, and when somebody answers. */
  messages: Pick<ContactContent, 'callLabel' | 'help' | 'hours'>;
  /** The number to call. */
  company: Pick<CompanyFacts, 'phone' | 'phoneDisplay'>;
}

/** What cannot wait for an answer by email: a call, and on a slip the way to help. */
export function ContactFirst({ messages, company }: ContactFirstProps) {
  const { label, href } = messages.help;
  // A line ends after the question, whose blank hangs there.
  const questionEnd = label.indexOf('? ') + 2;
  return (
    <Stack sx={{ mt: 5, gap: 3, alignItems: 'stretch', '@media print': { display: 'none' } }}>
      <Button href={`tel:${company.phone}`} variant="contained" startIcon={<CallIcon />}>
        {messages.callLabel.replace('{phone}', company.phoneDisplay)}
      </Button>
      {/* On a phone the first field takes its place in the first view. */}
      <Typography
        variant="body2"
        sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'center' }}
      >
        {messages.hours.plain}
      </Typography>
      <Box sx={[tornSlip, { pb: 2 }]}>
        <Button
          href={href}
          fullWidth
          startIcon={<ReceiptIcon />}
          endIcon={<ArrowForwardIcon sx={{ scale: 'var(--inline,1) 1' }} />}
          sx={{
            px: 4,
            justifyContent: 'start',
            textAlign: 'start',
            '& > :last-child': { marginInlineStart: 'auto' },
          }}
        >
          <span>
            {[label.slice(0, questionEnd), label.slice(questionEnd)].map((part) => (
              <Box
                key={part}
                component="span"
                sx={{ display: 'inline-block', whiteSpace: 'pre-wrap' }}
              >
                {part}
              </Box>
            ))}
          </span>
        </Button>
      </Box>
    </Stack>
  );
}
