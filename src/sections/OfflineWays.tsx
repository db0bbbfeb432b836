import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import type { OfflineWaysContent } from '../content/contentShapes';

export interface OfflineWaysProps {
  /** The heading, and what leads on without a network. */
  messages: OfflineWaysContent;
  /** The number to call, and when somebody answers. */
  company: Pick<CompanyFacts, 'phone' | 'phoneDisplay' | 'officeHoursText'>;
}

const asTarget = { display: 'inline-block', paddingBlock: 2 } as const;

/** What a visitor can do without a network: call, and open what is kept on the device. */
export function OfflineWays({ messages, company }: OfflineWaysProps) {
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {messages.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <li>
          <Link href={`tel:${company.phone}`} sx={asTarget}>
            {messages.callLabel.replace('{phone}', company.phoneDisplay)}
          </Link>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {company.officeHoursText}
          </Typography>
        </li>
        {messages.links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} sx={asTarget}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </>
  );
}
