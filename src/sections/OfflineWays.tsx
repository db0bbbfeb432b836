import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { CallIcon, HelpIcon, MailIcon } from '../art/icons';
import type { OfflineWaysContent } from '../content/contentShapes';
import { Boards } from './Boards';

export interface OfflineWaysProps {
  /** The heading, and what leads on without a network. */
  messages: OfflineWaysContent;
  /** The number to call, and when somebody answers. */
  company: Pick<CompanyFacts, 'phone' | 'phoneDisplay' | 'officeHoursText'>;
}

/** What a visitor can do without a network: call, a helpline first, and open what is kept on the device. */
export function OfflineWays({ messages, company }: OfflineWaysProps) {
  const calls = [
    messages.helpline,
    {
      label: messages.callLabel.replace('{phone}', company.phoneDisplay),
      href: `tel:${company.phone}`,
      note: company.officeHoursText,
    },
  ].map((link) => ({ ...link, Icon: CallIcon, width: 'full' }) as const);
  const pages = [
    { ...messages.help, Icon: HelpIcon },
    { ...messages.contact, Icon: MailIcon },
  ];
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mb: 4 }}>
        {messages.title}
      </Typography>
      <Box sx={helplineFirst}>
        <Boards links={[...calls, ...pages]} />
      </Box>
    </>
  );
}

/** The board of the helpline has the colour of a sign. */
const helplineFirst = {
  '& li:first-of-type > a': { bgcolor: 'marigold.main', '&:hover': { bgcolor: 'marigold.light' } },
} as const;
