import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { CallIcon, HelpIcon } from '../art/icons';
import type { LinkContent, OfflineWaysContent } from '../content/contentShapes';
import { board, boards } from './boards';

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
          <Box component="li" key={href}>
            <Button
              href={href}
              {...(hours ? { variant: 'outlined' } : { variant: 'contained', color: 'marigold' })}
              startIcon={<CallIcon />}
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
      </Box>
      {/* Help stands first of them, and then how to reach the company. */}
      <Box component="ul" sx={[boards, { mt: 5 }]}>
        {messages.links
          .filter((link) => !isCall(link))
          .map(({ label, href }, index) => {
            const Icon = index === 0 ? HelpIcon : CallIcon;
            return (
              <li key={href}>
                <Link href={href} underline="none" variant="body2" sx={board}>
                  <Icon />
                  {label}
                </Link>
              </li>
            );
          })}
      </Box>
    </>
  );
}

const list = {
  display: 'grid',
  gap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
