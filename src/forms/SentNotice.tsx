import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Slip } from '../atoms/Slip';
import type { ContactFormContent, ContactMessages } from '../content/contentShapes';
import type { ContactWays } from './ContactLinks';
import { sentSlipLines } from './sentSlipLines';
import { useBroughtIntoView } from './useBroughtIntoView';

export interface SentNoticeProps {
  /** Whether a query was sent; nothing is shown until then. */
  isSent: boolean;
  /** The exact message, and what happens next. */
  messages: Pick<ContactMessages, 'sent' | 'sentNext'>;
  /** Words of the slip that is printed, and of the button. */
  content: Pick<ContactFormContent, 'slip' | 'anotherLabel'>;
  /** Begins another query. */
  onAnother: () => void;
  /**
   * The visitor's clock, for the slip.
   * @default the device's
   */
  now?: () => Date;
  /** Address that the query went to. */
  contact: ContactWays;
  /** Of date and time on the slip, as `Intl` takes it. */
  locale: string;
}

/**
 * A query that was sent: the exact message, the slip that it printed, what happens next, and the way to another. The
 * region of the message is there before its text, else it may not be read out.
 */
export function SentNotice({ isSent, messages, content, onAnother, ...printed }: SentNoticeProps) {
  const ref = useBroughtIntoView(isSent || undefined);
  return (
    <Box ref={ref} sx={{ scrollMarginBlock: '1.25rem' }}>
      <Box role="status">
        {isSent && (
          <Alert severity="success" role="none">
            <AlertTitle component="div">{messages.sent}</AlertTitle>
          </Alert>
        )}
      </Box>
      {isSent && (
        <Box sx={slipBeside}>
          <SentSlip slip={content.slip} {...printed} />
          <Box>
            <Typography sx={{ mb: 4 }}>{messages.sentNext}</Typography>
            <Button variant="outlined" onClick={onAnother}>
              {content.anotherLabel}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** The slip hangs from the alert; what happens next stands beside it where there is room. */
const slipBeside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: 6,
  alignItems: 'end',
  mb: 8,
  paddingInline: 4,
} as const;

/** Its time is that of its first appearance. */
function SentSlip({
  slip,
  now = () => new Date(),
  contact,
  locale,
}: Pick<SentNoticeProps, 'now' | 'contact' | 'locale'> & Pick<ContactFormContent, 'slip'>) {
  const [sentAt] = useState(now);
  return (
    <Slip
      size="compact"
      title={slip.title}
      lines={sentSlipLines(slip, locale, contact.email, sentAt)}
      isPrinted
    />
  );
}
