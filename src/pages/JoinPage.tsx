import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { company } from '#words/company';
import { joinMessages } from '#words/messages';
import { join } from '#words/pages/join';
import { site } from '#words/site';
import { joiningPictures, scenes } from '../art/pictures';
import { Band } from '../atoms/Band';
import { Picture } from '../atoms/Picture';
import { StepList } from '../atoms/StepList';
import { joinSuccessPath, paths } from '../content/paths';
import { JoinForm } from '../forms/JoinForm';
import { PageHead } from '../sections/PageHead';
import { PageTitle } from '../sections/PageTitle';
import { RoleList } from '../sections/RoleList';
import { FormDrafts } from './formDrafts';

export function JoinPage() {
  const navigate = useNavigate();
  const drafts = use(FormDrafts);
  return (
    <>
      <PageHead meta={join.meta} site={site} path={paths.join} />
      <PageTitle
        title={join.title}
        lead={join.lead}
        aside={<Picture {...scenes.joinShutter} alt="" priority="high" />}
      />
      <Band component="div">
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
          <Box sx={{ order: { md: -1 }, pr: { md: 8, lg: 14 } }}>
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
      </Band>
      <Band labelledBy="next-title" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="h2" id="next-title" sx={{ mb: 8 }}>
          {join.nextTitle}
        </Typography>
        <StepList
          steps={join.next.map(({ picture, ...step }) => ({
            ...step,
            picture: joiningPictures[picture],
          }))}
          titleComponent="h3"
        />
      </Band>
    </>
  );
}
