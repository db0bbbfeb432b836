import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CompanyFacts } from '#brand/brandTypes';
import jaal from '../art/jaal.svg';
import { writtenOutOnPaper } from '../atoms/linkStyles';
import { Section } from '../atoms/Section';
import { textWithLinks } from '../atoms/textWithLinks';
import type { ComplaintContent, ComplaintRung, LinkContent } from '../content/contentShapes';
import { ladderLook } from './ladderLook';
import { patternBehind } from './patternBehind';

export interface ComplaintLadderProps {
  /** Anchor of the section. */
  id: string;
  /** Title, lead and the rungs, from the counter up. */
  messages: ComplaintContent;
  /** Helplines and addresses that become links wherever a text names them. */
  places: readonly LinkContent[];
  /** What only the owner can say; a rung shows nothing of what is empty. */
  company: Pick<CompanyFacts, 'grievanceOfficer' | 'partnerBank'>;
}

/** Whom to complain to, drawn as milestones on a road to the bank: uphill where there is room, else downwards. */
export function ComplaintLadder({ id, messages, places, company }: ComplaintLadderProps) {
  const ownersLines: Partial<Record<ComplaintRung, { label: string; name: string }>> = {
    company: { label: messages.grievanceOfficerLabel, name: company.grievanceOfficer },
    bank: { label: messages.partnerBankLabel, name: company.partnerBank },
  };
  return (
    <Section id={id} labelledBy={`${id}-title`} surface="ink" sx={[ornament, writtenOutOnPaper]}>
      <Box sx={ladderLook.title}>
        <Typography variant="h2" id={`${id}-title`} tabIndex={-1}>
          {messages.title}
        </Typography>
        <Typography sx={{ mt: 4, color: 'ink.light' }}>{messages.lead}</Typography>
      </Box>
      <Box component="ol" sx={ladderLook.rungs}>
        {messages.rungs.map(({ id: rung, name, time, text, contacts = [] }) => {
          const owners = ownersLines[rung];
          return (
            <li key={rung}>
              <Typography variant="h3" sx={ladderLook.name}>
                {name}
              </Typography>
              <Typography variant="body2" component="p" sx={ladderLook.time}>
                {time}
              </Typography>
              <Box sx={{ mt: { xs: 2, md: 3 } }}>
                <Typography>{text}</Typography>
                {owners?.name && (
                  <Typography variant="body2" sx={{ mt: 2 }}>
                    {owners.label}: {owners.name}
                  </Typography>
                )}
              </Box>
              {contacts.length > 0 && (
                <Box sx={ladderLook.contacts}>
                  {contacts.map((line) => (
                    <Typography key={line} sx={ladderLook.contact}>
                      {textWithLinks(line, places)}
                    </Typography>
                  ))}
                </Box>
              )}
            </li>
          );
        })}
      </Box>
    </Section>
  );
}

/** Around the bank alone: nothing runs behind the words. */
const ornament = patternBehind(jaal, {
  opacity: { xs: 0, md: 0.4 },
  maskImage: 'radial-gradient(34% 42% at calc(50% + 50% * var(--inline,1)) 0, black, transparent)',
});
