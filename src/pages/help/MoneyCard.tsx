import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { ArrowDownwardIcon, CallIcon } from '../../art/icons';
import { OfficeHoursChip } from '../../atoms/OfficeHoursChip';
import type { HelpStageContent, OfficeHoursContent } from '../../content/contentShapes';

export interface MoneyCardProps {
  messages: HelpStageContent['money'];
  /** The question that the calculator answers, and where that stands. */
  calculator: { label: string; href: string };
  /** The number to call, and when somebody answers. */
  company: Pick<CompanyFacts, 'phone' | 'phoneDisplay' | 'officeHours' | 'officeHoursText'>;
  /** Whether somebody answers now. */
  officeHours: OfficeHoursContent;
}

/** For whoever was debited and got no cash: when the money comes back, and whom to call. */
export function MoneyCard({ messages, calculator, company, officeHours }: MoneyCardProps) {
  return (
    <Paper sx={{ p: 'var(--card-space)' }}>
      <Typography variant="h4" component="h2">
        {messages.title}
      </Typography>
      <Stack spacing={3} useFlexGap sx={{ mt: 3 }}>
        <Button href={calculator.href} variant="contained" endIcon={<ArrowDownwardIcon />}>
          {calculator.label}
        </Button>
        <Button href={`tel:${company.phone}`} variant="outlined" startIcon={<CallIcon />}>
          <span>
            {messages.callLabel}{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {company.phoneDisplay}
            </Box>
          </span>
        </Button>
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {company.officeHoursText}
          </Typography>
          <OfficeHoursChip messages={officeHours} hours={company.officeHours} />
        </div>
      </Stack>
    </Paper>
  );
}
