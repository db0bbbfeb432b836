import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { contact } from '#messages/pages/contact';
import { paths } from '../../content/paths';
import { Notice } from '../../sections/Notice';
import { CallCompany } from '../company/CallCompany';
import { CompanyHours } from '../company/CompanyHours';

/** The ways that need no form: a call with its hours, and help for who lost money. */
export function DirectWays() {
  return (
    <Stack spacing={4} sx={{ alignItems: 'start' }}>
      <CompanyHours hasPlainHours />
      <CallCompany label={contact.callLabel} variant="contained" size="large" />
      <Box sx={{ displayPrint: 'none' }}>
        <Notice tone="error">
          <Link href={paths.help} color="inherit" sx={{ paddingBlock: 2.5 }}>
            {contact.helpLabel}
          </Link>
        </Notice>
      </Box>
    </Stack>
  );
}
