import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { join } from '#messages/pages/join';
import documents from '../../art/documents.svg?drawing';
import choose from '../../art/joining/choose.svg?drawing';
import decide from '../../art/joining/decide.svg?drawing';
import readyDocuments from '../../art/joining/documents.svg?drawing';
import talk from '../../art/joining/talk.svg?drawing';
import { viewOf } from '../../art/viewOf';
import { Illustration } from '../../atoms/Illustration';
import { Section } from '../../atoms/Section';
import { joinRecord } from '../../content/join';
import { Steps } from '../../sections/Steps';
import { surfaces } from '../../theme/surfaces';

const stepDrawings = { choose, talk, decide, documents: readyDocuments };

/** What happens after the form of Join Us, and the documents that its last step takes. */
export function JoiningSteps() {
  const documentsId = useId();
  return (
    <Section title={join.nextTitle}>
      <Steps
        steps={joinRecord.steps.map((id) => ({ ...join.next[id], illustration: stepDrawings[id] }))}
      />
      <Paper sx={[surfaces.sand, { p: 'var(--card-space)', mt: { xs: 5, md: 8 } }]}>
        <Typography id={documentsId} variant="h4" component="h3">
          {join.documents.title}
        </Typography>
        <Box component="ul" aria-labelledby={documentsId} sx={list}>
          {joinRecord.documents.map((id) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}
            >
              <Illustration
                {...viewOf(documents, id)}
                alt=""
                sx={{ flex: 'none', width: '3rem' }}
              />
              <Typography component="span">{join.documents.items[id]}</Typography>
            </Box>
          ))}
        </Box>
      </Paper>
    </Section>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: { xs: 2, md: 4 },
  m: 0,
  mt: { xs: 2, md: 4 },
  p: 0,
  listStyle: 'none',
} as const;
