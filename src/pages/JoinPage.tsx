import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { Band } from '../atoms/Band';
import { StepList } from '../atoms/StepList';
import { company } from '../content/company';
import { joinMessages } from '../content/messages';
import { join } from '../content/pages/join';
import { joinSuccessPath, paths } from '../content/paths';
import { JoinForm } from '../forms/JoinForm';
import { PageHead } from '../sections/PageHead';
import { PageTitle } from '../sections/PageTitle';
import { RoleList } from '../sections/RoleList';

export function JoinPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead meta={join.meta} company={company} path={paths.join} />
      <PageTitle title={join.title} lead={join.lead} />
      <Band component="div">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            columnGap: { md: 14, lg: 20 },
            rowGap: 14,
            alignItems: 'start',
          }}
        >
          <JoinForm
            content={join.form}
            messages={joinMessages}
            roles={join.roles}
            contact={company}
            privacyHref={paths.privacy}
            onJoin={() => navigate(joinSuccessPath)}
          />
          <RoleList title={join.rolesTitle} roles={join.roles} />
        </Box>
      </Band>
      <Band tone="sand" labelledBy="next-title">
        <Typography variant="h2" id="next-title" sx={{ mb: 8 }}>
          {join.nextTitle}
        </Typography>
        <StepList steps={join.next} titleComponent="h3" />
      </Band>
    </>
  );
}
