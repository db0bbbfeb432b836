import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CallIcon } from '../../art/icons';
import { OfficeHoursChip, type OfficeHoursChipProps } from '../../atoms/OfficeHoursChip';
import { Section } from '../../atoms/Section';
import type { JoinContent } from '../../content/contentShapes';
import { recordKeys } from '../../domain/recordKeys';
import { CardGrid } from '../../sections/CardGrid';

export interface FirstQuestionsProps {
  /** The title, and what a shopkeeper asks first. */
  messages: JoinContent['questions'];
  /** What the company answers; an empty one is left to the call. */
  answers: Readonly<Record<keyof JoinContent['questions']['items'], string>>;
  /** The number to ask. */
  call: { href: string; label: string };
  /** When somebody answers. */
  hours: Pick<OfficeHoursChipProps, 'messages' | 'language' | 'hours'>;
}

/** What a shopkeeper asks before joining: each question with the company's answer where it gives one, and the call. */
export function FirstQuestions({ messages, answers, call, hours }: FirstQuestionsProps) {
  return (
    <Section surface="sand" title={messages.title} lead={messages.text}>
      <CardGrid columns={4} size="compact">
        {recordKeys(messages.items).map((id) => (
          <Paper key={id} sx={{ p: 4 }}>
            <Typography variant="h5" component="h3">
              {messages.items[id]}
            </Typography>
            {answers[id] && <Typography sx={{ mt: 2 }}>{answers[id]}</Typography>}
          </Paper>
        ))}
      </CardGrid>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 3, md: 4 },
          mt: { xs: 4, md: 6 },
          displayPrint: 'none',
        }}
      >
        <Button href={call.href} variant="contained" size="large" startIcon={<CallIcon />}>
          {call.label}
        </Button>
        <OfficeHoursChip {...hours} hasPlainHours />
      </Stack>
    </Section>
  );
}
