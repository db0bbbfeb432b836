import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '#messages/company';
import { language } from '#messages/language';
import { officeHours } from '#messages/officeHours';
import { join } from '#messages/pages/join';
import { CallIcon } from '../../art/icons';
import { OfficeHoursChip } from '../../atoms/OfficeHoursChip';
import { Section } from '../../atoms/Section';
import { fillPlaceholders } from '../../domain/fillPlaceholders';
import { recordKeys } from '../../domain/recordKeys';
import { CardGrid } from '../../sections/CardGrid';

const { title, text, items } = join.questions;

/** What a shopkeeper asks before joining: each question with the company's answer where it gives one, and the call. */
export function FirstQuestions() {
  return (
    <Section surface="sand" title={title} lead={text}>
      <CardGrid columns={4} size="compact">
        {recordKeys(items).map((id) => (
          <Paper key={id} sx={{ p: 4 }}>
            <Typography variant="h5" component="h3">
              {items[id]}
            </Typography>
            {company.joiningAnswers[id] && (
              <Typography sx={{ mt: 2 }}>{company.joiningAnswers[id]}</Typography>
            )}
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
        <Button
          href={`tel:${company.phone}`}
          variant="contained"
          size="large"
          startIcon={<CallIcon />}
        >
          {fillPlaceholders(join.form.callLabel, { phone: company.phoneDisplay })}
        </Button>
        <OfficeHoursChip
          messages={officeHours}
          language={language}
          hours={company.officeHours}
          hasPlainHours
        />
      </Stack>
    </Section>
  );
}
