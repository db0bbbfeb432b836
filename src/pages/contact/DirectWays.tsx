import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { company } from '#messages/company';
import { officeHours } from '#messages/officeHours';
import { contact } from '#messages/pages/contact';
import { site } from '#messages/site';
import { CallIcon } from '../../art/icons';
import { OfficeHoursChip } from '../../atoms/OfficeHoursChip';
import { paths } from '../../content/paths';
import { fillPlaceholders } from '../../domain/fillPlaceholders';
import { Notice } from '../../sections/Notice';

/** The ways that need no form: a call with its hours, and help for who lost money. */
export function DirectWays() {
  return (
    <Stack spacing={4} sx={{ alignItems: 'start' }}>
      <OfficeHoursChip
        messages={officeHours}
        language={site.language}
        hours={company.officeHours}
        hasPlainHours
      />
      <Button
        href={`tel:${company.phone}`}
        variant="contained"
        size="large"
        startIcon={<CallIcon />}
      >
        {fillPlaceholders(contact.callLabel, { phone: company.phoneDisplay })}
      </Button>
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
