import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import { Message } from '../../atoms/Message';
import type { ComplaintContent, ComplaintRung } from '../../content/contentShapes';
import type { Step } from '../../sections/Steps';

/**
 * Whom to complain to, from the counter up, each with how long it may take and how to reach it. Shows nothing of what
 * only the owner can say while it is empty.
 */
export function complaintSteps(
  messages: ComplaintContent,
  company: Pick<CompanyFacts, 'grievanceOfficer' | 'partnerBank'>,
): Step[] {
  const owners: Partial<Record<ComplaintRung, { label: string; name: string }>> = {
    company: { label: messages.grievanceOfficerLabel, name: company.grievanceOfficer },
    bank: { label: messages.partnerBankLabel, name: company.partnerBank },
  };
  return messages.rungs.map(({ id, name, time, text, contacts = [] }) => {
    const owner = owners[id];
    return {
      title: name,
      text: (
        <>
          <Typography variant="h6" component="div" sx={{ mb: 1, color: 'var(--accent)' }}>
            {time}
          </Typography>
          <div>{text}</div>
          {owner?.name && `${owner.label}: ${owner.name}`}
        </>
      ),
      ...(contacts.length > 0 && {
        actions: contacts.map((line) => (
          <Typography key={line}>
            <Message text={line} />
          </Typography>
        )),
      }),
    };
  });
}
