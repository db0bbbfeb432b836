import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { CompanyFacts } from '#brand/brandTypes';
import contactDesk from '../art/contact-desk.svg';
import { ArrowForwardIcon, CallIcon } from '../art/icons';
import { ReceiptIcon } from '../art/ReceiptIcon';
import { OfficeHoursChip } from '../atoms/OfficeHoursChip';
import { tornSlip } from '../atoms/tornSlip';
import type { ContactContent } from '../content/contentShapes';
import { fontWidth } from '../theme/tokens';

export interface ContactFirstProps {
  /** Words of the two links, and when somebody answers. */
  messages: Pick<ContactContent, 'callLabel' | 'help' | 'hours'>;
  /** The number to call, and the hours of each day. */
  company: Pick<CompanyFacts, 'phone' | 'phoneDisplay' | 'officeHours'>;
  /**
   * The visitor's clock.
   * @default the device's
   */
  now?: () => Date;
}

/** What cannot wait for an answer by email: a call and whether somebody answers now, and on a slip the way to help. */
export function ContactFirst({ messages, company, now }: ContactFirstProps) {
  const { label, href } = messages.help;
  // A line ends after the question, whose blank hangs there.
  const questionEnd = label.indexOf('? ') + 2;
  return (
    <Stack sx={{ mt: { xs: 3, sm: 5 }, gap: { xs: 2, sm: 4 } }}>
      <Box sx={call}>
        <Button href={`tel:${company.phone}`} variant="contained" startIcon={<CallIcon />}>
          {messages.callLabel.replace('{phone}', company.phoneDisplay)}
        </Button>
        <Typography variant="body2">
          <Box component="span" sx={visuallyHidden}>
            {messages.hours.label}:{' '}
          </Box>
          {messages.hours.plain}
        </Typography>
      </Box>
      <OfficeHoursChip
        messages={messages.hours}
        hours={company.officeHours}
        now={now}
        sx={{ fontStretch: fontWidth.headline, ...withScript }}
      />
      <Box sx={[tornSlip, { pb: 2, ...onScreen }]}>
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
            <Box component="span" sx={part}>
              {label.slice(0, questionEnd)}
            </Box>
            <Box component="span" sx={[part, heardOnPhone]}>
              {label.slice(questionEnd)}
            </Box>
          </span>
        </Button>
      </Box>
    </Stack>
  );
}

const part = { display: 'inline-block', whiteSpace: 'pre-wrap' } as const;

/** There the question and the arrow say it in one line. */
const heardOnPhone = ({ breakpoints }: Theme) => ({ [breakpoints.down('sm')]: visuallyHidden });

const onScreen = { '@media print': { display: 'none' } } as const;

/** The call, and beside it or below when it is answered. A phone shows who answers: the face of the drawing that stands below the form there. */
const call = ({ breakpoints }: Theme) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { xs: 2, sm: 4 },
    rowGap: { xs: 1, sm: 2 },
    '& > a': { flexGrow: { xs: 1, sm: 0 }, px: { xs: 3, sm: 4 }, ...onScreen },
    '& > p': { flexBasis: { xs: '100%', sm: 'auto' } },
    '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
    [breakpoints.down('sm')]: {
      '&::before': {
        content: '""',
        flex: 'none',
        boxSizing: 'border-box',
        width: '3rem',
        height: '3rem',
        borderRadius: '50%',
        border: '2px solid',
        background: `url("${contactDesk}") -2.65rem 0 / 8.5rem auto no-repeat`,
        ...onScreen,
      },
    },
  }) as const;

const withScript = { '@media (scripting: none)': { display: 'none' } } as const;
