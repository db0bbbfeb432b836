import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { CompanyFacts } from '#brand/brandTypes';
import { ArrowForwardIcon, CallIcon, WarningIcon } from '../art/icons';
import { OfficeHoursChip } from '../atoms/OfficeHoursChip';
import type { ContactContent } from '../content/contentShapes';
import { ringOnLight } from '../theme/focusRing';
import { phoneGap } from './formOpeningLook';

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

/** What cannot wait for an answer by email: a call, whether somebody answers now, and the way to help. */
export function ContactFirst({ messages, company, now }: ContactFirstProps) {
  const { label, href } = messages.help;
  // A line may end after the question.
  const questionEnd = label.indexOf('? ') + 1;
  return (
    <Box sx={plate}>
      <Box sx={when}>
        <Typography variant="body2" sx={hours}>
          <Box component="span" sx={visuallyHidden}>
            {messages.hours.label}:{' '}
          </Box>
          {messages.hours.plain}
        </Typography>
        <OfficeHoursChip
          messages={messages.hours}
          hours={company.officeHours}
          now={now}
          sx={withScript}
        />
      </Box>
      <Button
        href={`tel:${company.phone}`}
        variant="contained"
        size="large"
        startIcon={<CallIcon />}
        sx={number}
      >
        {messages.callLabel.replace('{phone}', company.phoneDisplay)}
      </Button>
      <Button
        href={href}
        variant="outlined"
        color="error"
        startIcon={<WarningIcon />}
        endIcon={<ArrowForwardIcon sx={{ scale: 'var(--inline,1) 1' }} />}
        sx={help}
      >
        <span>
          <Box component="span" sx={part}>
            {label.slice(0, questionEnd)}
          </Box>{' '}
          <Box component="span" sx={[part, roomPermitting]}>
            {label.slice(questionEnd).trimStart()}
          </Box>
        </span>
      </Button>
    </Box>
  );
}

/** One plate, as at the door of an office: the call, when it is answered, and the way to help, with one gap around each. */
const plate = ({ palette, radius }: Theme) =>
  ({
    ...ringOnLight,
    display: 'grid',
    gap: { xs: phoneGap(0.375, 0.875), sm: 4, md: 3.5 },
    // Above is room for the arm of who leans on it.
    pt: { xs: phoneGap(0.625, 0.875), sm: 6, md: 7, xl: 8 },
    pb: { xs: phoneGap(0.625, 0.875), sm: 4.5, md: 4 },
    paddingInline: { xs: 3.25, sm: 4.5 },
    border: `2px solid ${palette.ink.main}`,
    borderRadius: { xs: `${radius.surface}px`, md: `${radius.stage}px` },
    bgcolor: 'background.default',
    // Nobody answers now: the form beside it is the way.
    '&:has([data-office="closed"]) > a:first-of-type:not(:hover, :active)': {
      bgcolor: 'ink.light',
      borderColor: 'primary.main',
      color: 'primary.main',
    },
    '@media print': {
      p: 0,
      border: 0,
      '& > a': { display: 'none' },
    },
  }) as const;

/** It is read from afar; on a phone it keeps to one line in every language. */
const number = {
  minHeight: { xs: 48, sm: 56 },
  py: 0,
  typography: 'h3',
  fontSize: ({ typography }: Theme) => ({ xs: '1.25rem', lg: typography.h3.fontSize }),
  px: { xs: 0.5, sm: 3 },
  '& > :first-of-type': {
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: '2rem',
    height: '2rem',
    marginInlineStart: 0,
    '& > svg': { width: '1.25rem' },
    borderRadius: '50%',
    bgcolor: 'marigold.main',
    color: 'ink.main',
  },
} as const;

const when = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: { xs: phoneGap(0.375, 0.625), sm: 1.5 },
} as const;

/** What decides whether one calls is no small print. */
const hours = {
  fontSize: { xs: '0.9375rem', sm: '1rem', lg: '0.9375rem', xl: '1.0625rem' },
} as const;

/** In the colour of alarm, since it must not be missed. */
const help = {
  width: 'auto',
  maxWidth: 'none',
  minHeight: { xs: 44, sm: 48 },
  px: { xs: 3.5, sm: 4.5 },
  py: 1,
  justifyContent: 'start',
  textAlign: 'start',
  borderColor: 'error.main',
  bgcolor: 'error.light',
  '&:hover, &:active': { bgcolor: 'error.main', color: 'error.contrastText' },
  '& > :last-child': { marginInlineStart: 'auto' },
} as const;

const part = { display: 'inline-block' } as const;

/** On a low phone the question and the arrow say it in one line. */
const roomPermitting = ({ breakpoints }: Theme) => ({
  [`${breakpoints.down('sm')} and (max-height: 43.75rem)`]: visuallyHidden,
});

const withScript = { ...hours, '@media (scripting: none)': { display: 'none' } } as const;
