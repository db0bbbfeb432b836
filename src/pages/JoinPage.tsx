import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { company } from '#messages/company';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { site } from '#messages/site';
import { joiningIllustrations, scenes } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { StepList } from '../atoms/StepList';
import { joinSuccessPath, paths } from '../content/paths';
import { FormDrafts } from '../forms/formDrafts';
import { JoinForm } from '../forms/JoinForm';
import { PageHead } from '../sections/PageHead';
import { PageTitle } from '../sections/PageTitle';
import { RoleList } from '../sections/RoleList';

export function JoinPage() {
  const navigate = useNavigate();
  const drafts = use(FormDrafts);
  return (
    <>
      <PageHead meta={join.meta} site={site} path={paths.join} />
      <PageTitle
        title={join.title}
        lead={join.lead}
        aside={<Illustration {...scenes.joinShutter} alt="" priority="high" />}
      />
      <Section component="div">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
            columnGap: 6,
            rowGap: 14,
            alignItems: 'start',
          }}
        >
          {/* Before the form, which asks for one of them; beside it where there is room. */}
          <RoleList title={join.rolesTitle} roles={join.roles} />
          <Box sx={{ order: { md: -1 }, paddingInlineEnd: { md: 8, lg: 14 } }}>
            <JoinForm
              content={join.form}
              messages={joinMessages}
              roles={join.roles}
              contact={company}
              privacyHref={paths.privacy}
              onJoin={() => navigate(joinSuccessPath)}
              draft={drafts?.join}
            />
          </Box>
        </Box>
      </Section>
      <Section labelledBy="next-title" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="h2" id="next-title" sx={{ mb: 8 }}>
          {join.nextTitle}
        </Typography>
        <StepList
          steps={join.next.map(({ illustration, ...step }) => ({
            ...step,
            illustration: joiningIllustrations[illustration],
          }))}
          titleComponent="h3"
        />
      </Section>
    </>
  );
}
