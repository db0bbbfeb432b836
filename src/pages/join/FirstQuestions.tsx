import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '#messages/company';
import { language } from '#messages/language';
import { officeHours } from '#messages/officeHours';
import { join } from '#messages/pages/join';
import { CallIcon, HelpIcon } from '../../art/icons';
import { OfficeHoursChip } from '../../atoms/OfficeHoursChip';
import { Section } from '../../atoms/Section';
import { fillPlaceholders } from '../../domain/fillPlaceholders';
import { recordKeys } from '../../domain/recordKeys';

const { title, text, items } = join.questions;

/** What a shopkeeper asks before joining: each question with the company's answer where it gives one, and the call. */
export function FirstQuestions() {
  return (
    <Section surface="sand" title={title} lead={text}>
      <Box component="ul" sx={list}>
        {recordKeys(items).map((id) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 3 }}>
            <HelpIcon sx={{ flex: 'none', color: 'var(--accent)' }} />
            <div>
              <Typography variant="h5" component="h3">
                {items[id]}
              </Typography>
              {company.joiningAnswers[id] && (
                <Typography sx={{ mt: 1 }}>{company.joiningAnswers[id]}</Typography>
              )}
            </div>
          </Box>
        ))}
      </Box>
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

/** Questions to ask: nothing that is pressed. */
const list = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    md: 'repeat(2, minmax(0, 1fr))',
  },
  gap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
