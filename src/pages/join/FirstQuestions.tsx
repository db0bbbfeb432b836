import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '#messages/company';
import { join } from '#messages/pages/join';
import { HelpIcon } from '../../art/icons';
import { IconList } from '../../atoms/IconList';
import { Section } from '../../atoms/Section';
import { recordKeys } from '../../domain/recordKeys';
import { CallCompany } from '../company/CallCompany';
import { CompanyHours } from '../company/CompanyHours';

const { title, text, items } = join.questions;

/** What a shopkeeper asks before joining: each question with the company's answer where it gives one, and the call. */
export function FirstQuestions() {
  return (
    <Section surface="sand" title={title} lead={text}>
      <IconList
        icon={HelpIcon}
        gap="wide"
        items={recordKeys(items).map((id) => ({
          id,
          content: (
            <>
              <Typography variant="h5" component="h3">
                {items[id]}
              </Typography>
              {company.joiningAnswers[id]}
            </>
          ),
        }))}
      />
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
        <CallCompany label={join.form.callLabel} variant="contained" size="large" />
        <CompanyHours hasPlainHours />
      </Stack>
    </Section>
  );
}
