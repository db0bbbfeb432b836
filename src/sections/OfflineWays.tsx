import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { CallIcon } from '../art/icons';
import type { LinkContent, OfflineWaysContent } from '../content/contentShapes';

export interface OfflineWaysProps {
  /** The heading, and what leads on without a network. */
  messages: OfflineWaysContent;
  /** The number to call, and when somebody answers. */
  company: Pick<CompanyFacts, 'phone' | 'phoneDisplay' | 'officeHoursText'>;
}

const isCall = ({ href }: LinkContent) => href.startsWith('tel:');

/** What a visitor can do without a network: call, a helpline first, and open what is kept on the device. */
export function OfflineWays({ messages, company }: OfflineWaysProps) {
  const calls = [
    ...messages.links.filter(isCall).map((call) => ({ ...call, hours: '' })),
    {
      label: messages.callLabel.replace('{phone}', company.phoneDisplay),
      href: `tel:${company.phone}`,
      hours: company.officeHoursText,
    },
  ];
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mb: 4 }}>
        {messages.title}
      </Typography>
      <Box component="ul" sx={list}>
        {calls.map(({ label, href, hours }) => (
          <Box component="li" key={href} sx={{ flexBasis: '100%' }}>
            <Button
              href={href}
              {...(hours ? { variant: 'outlined' } : { variant: 'contained', color: 'marigold' })}
              startIcon={<CallIcon />}
              sx={{ justifyContent: 'flex-start', textAlign: 'start' }}
            >
              {label}
            </Button>
            {hours && (
              <Typography variant="body2" sx={{ mt: 2 }}>
                {hours}
              </Typography>
            )}
          </Box>
        ))}
        {messages.links
          .filter((link) => !isCall(link))
          .map(({ label, href }) => (
            <li key={href}>
              <Link href={href} sx={{ display: 'inline-block', paddingBlock: 2 }}>
                {label}
              </Link>
            </li>
          ))}
      </Box>
    </>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 4,
  columnGap: 6,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
