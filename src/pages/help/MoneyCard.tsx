import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { help } from '#messages/pages/help';
import { ArrowDownwardIcon } from '../../art/icons';
import { CallCompany } from '../company/CallCompany';
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
        <CallCompany label={callLabel} variant="outlined" />
        <CompanyHours hasPlainHours />
      </Stack>
    </Paper>
  );
}
