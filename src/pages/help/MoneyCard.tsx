import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '#messages/company';
import { help } from '#messages/pages/help';
import { ArrowDownwardIcon, CallIcon } from '../../art/icons';
import { CompanyHours } from '../company/CompanyHours';

const { title, callLabel } = help.stage.money;

export interface MoneyCardProps {
  /** Where the calculator stands. */
  calculatorHref: string;
}

/** For whoever was debited and got no cash: when the money comes back, and whom to call. */
export function MoneyCard({ calculatorHref }: MoneyCardProps) {
  return (
    <Paper sx={{ p: 'var(--card-space)' }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Stack spacing={3} useFlexGap sx={{ mt: 3 }}>
        <Button href={calculatorHref} variant="contained" endIcon={<ArrowDownwardIcon />}>
          {help.money.calculator.title}
        </Button>
        <Button href={`tel:${company.phone}`} variant="outlined" startIcon={<CallIcon />}>
          <span>
            {callLabel}{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {company.phoneDisplay}
            </Box>
          </span>
        </Button>
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {company.officeHoursText}
          </Typography>
          <CompanyHours />
        </div>
      </Stack>
    </Paper>
  );
}
