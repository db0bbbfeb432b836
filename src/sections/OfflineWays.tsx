import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { CallIcon } from '../art/icons';
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
              <Typography variant="body2" sx={hoursBelow}>
                {hours}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      <Box component="ul" sx={[boards, keptPages]}>
        {messages.links
          .filter((link) => !isCall(link))
          .map(({ label, href }) => (
            <li key={href}>
              <Link href={href} underline="none" variant="body2" sx={[board, centred]}>
                {label}
              </Link>
            </li>
          ))}
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

/** As wide as the buttons above. */
const keptPages = {
  mt: 5,
  maxWidth: { sm: '20rem' },
  gridTemplateColumns: { lg: 'auto 1fr' },
} as const;

/** As the labels of the buttons. */
const centred = { px: 2, justifyContent: 'center', textAlign: 'center' } as const;

/** In the middle of the button, whose width is that of the panel's actions. */
const hoursBelow = { mt: 2, maxWidth: { sm: '20rem' }, textAlign: 'center' } as const;
