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
  const call = {
    label: messages.callLabel.replace('{phone}', company.phoneDisplay),
    href: `tel:${company.phone}`,
    note: company.officeHoursText,
  };
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
        {messages.title}
      </Typography>
      <Boards
        look="rows"
        links={[
          { ...messages.helpline, Icon: CallIcon, isHelpline: true },
          { ...call, Icon: CallIcon },
        ]}
      />
      <Typography variant="h4" component="h3" sx={{ mt: 7, mb: 3 }}>
        {messages.saved}
      </Typography>
      <Boards
        links={[
          { ...messages.help, Icon: HelpIcon },
          { ...messages.contact, Icon: MailIcon },
        ]}
      />
    </>
  );
}
