import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { CallIcon, HelpIcon, MailIcon } from '../art/icons';
import type { LinkContent, OfflineWaysContent } from '../content/contentShapes';
import { Boards } from './Boards';

export interface OfflineWaysProps {
  /** The heading, and what leads on without a network. */
  messages: OfflineWaysContent;
  /** The number to call, and when somebody answers. */
  company: Pick<CompanyFacts, 'phone' | 'phoneDisplay' | 'officeHoursText'>;
}

const isCall = ({ href }: LinkContent) => href.startsWith('tel:');

/** What a visitor can do without a network: call, a helpline first, and open what is kept on the device. */
export function OfflineWays({ messages, company }: OfflineWaysProps) {
  const call = {
    label: messages.callLabel.replace('{phone}', company.phoneDisplay),
    href: `tel:${company.phone}`,
    note: company.officeHoursText,
  };
  const calls = [...messages.links.filter(isCall), call].map(
    (link) => ({ ...link, Icon: CallIcon, width: 'full' }) as const,
  );
  // Help stands first of them, and then how to reach the company.
  const pages = messages.links
    .filter((link) => !isCall(link))
    .map((link, index) => ({ ...link, Icon: index === 0 ? HelpIcon : MailIcon }));
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mb: 4 }}>
        {messages.title}
      </Typography>
      <Boards links={[...calls, ...pages]} />
    </>
  );
}
