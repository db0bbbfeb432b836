import Typography from '@mui/material/Typography';
import { company } from '#messages/company';
import { help } from '#messages/pages/help';
import { Message } from '../../atoms/Message';
import { helpRecord, ombudsmanPlaces } from '../../content/help';
import type { Step } from '../../sections/Steps';

const { rungs, grievanceOfficerLabel, partnerBankLabel } = help.complaint;

/** What a rung has beside its words; nothing of what only the owner can say while it is empty. */
const ways: Partial<Record<keyof typeof rungs, { owner?: string; contacts?: readonly string[] }>> =
  {
    company: {
      ...(company.grievanceOfficer && {
        owner: `${grievanceOfficerLabel}: ${company.grievanceOfficer}`,
      }),
      contacts: [
        `[${company.phoneDisplay}](tel:${company.phone})`,
        `[${company.email}](mailto:${company.email})`,
      ],
    },
    bank: {
      ...(company.partnerBank && { owner: `${partnerBankLabel}: ${company.partnerBank}` }),
    },
    ombudsman: { contacts: [...ombudsmanPlaces, rungs.ombudsman.phone, rungs.ombudsman.post] },
  };

/** Whom to complain to, from the counter up, each with how long it may take and how to reach it. */
export const complaintSteps: readonly Step[] = helpRecord.rungs.map((id) => {
  const { time, text } = rungs[id];
  const { owner, contacts } = ways[id] ?? {};
  return {
    title: id === 'company' ? company.name : rungs[id].name,
    text: (
      <>
        <Typography variant="h6" component="div" sx={{ mb: 1, color: 'var(--accent)' }}>
          {time}
        </Typography>
        <div>{text}</div>
        {owner}
      </>
    ),
    ...(contacts && {
      actions: contacts.map((line) => (
        <Typography key={line}>
          <Message text={line} />
        </Typography>
      )),
    }),
  };
});
