import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { company } from '#messages/company';
import { offline } from '#messages/pages/offline';
import { CallIcon, HelpIcon, MailIcon } from '../../art/icons';
import { LinkCard } from '../../atoms/LinkCard';
import { contactLink, helpLink } from '../../content/navigation';
import { fraudPhone } from '../../content/publicPlaces';
import { fillPlaceholders } from '../../domain/fillPlaceholders';
import { CardGrid } from '../../sections/CardGrid';
import { Helpline } from '../../sections/Helpline';
import { CompanyHours } from '../company/CompanyHours';

const { title, callLabel, helplineTitle, saved } = offline.ways;

/** What a visitor can do without a network: call, a helpline first, and open what is kept on the device. */
export function OfflineWays() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Helpline title={helplineTitle} phone={fraudPhone} />
      <LinkCard
        title={fillPlaceholders(callLabel, { phone: company.phoneDisplay })}
        href={`tel:${company.phone}`}
        text={<CompanyHours hasPlainHours />}
        icon={<CallIcon />}
      />
      <Typography variant="h4" component="h3">
        {saved}
      </Typography>
      <CardGrid columns={2} size="compact">
        <LinkCard title={helpLink.label} href={helpLink.href} icon={<HelpIcon />} />
        <LinkCard title={contactLink.label} href={contactLink.href} icon={<MailIcon />} />
      </CardGrid>
    </Box>
  );
}
