import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { company } from '#messages/company';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { site } from '#messages/site';
import { sceneGrounds } from '../art/grounds';
import { joiningIllustrations, roleIllustrations, scenes } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import { StepList } from '../atoms/StepList';
import { joinSuccessPath, paths } from '../content/paths';
import { FormDrafts } from '../forms/formDrafts';
import { JoinForm } from '../forms/JoinForm';
import { FormOpening } from '../sections/FormOpening';
import { PageHead } from '../sections/PageHead';

const roles = join.roles.map((role) => ({ ...role, illustration: roleIllustrations[role.value] }));

/** A link to `/JoinUs#retailer` has that role chosen; what was chosen before wins. */
export function JoinPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const drafts = use(FormDrafts);
  return (
    <>
      <PageHead meta={join.meta} site={site} path={paths.join} />
      <FormOpening
        composition="poster"
        title={join.title}
        promise={join.promise}
        lead={join.lead}
        form={
          <JoinForm
            content={join.form}
            messages={joinMessages}
            roles={roles}
            roleInMind={roles.find(({ id }) => hash === `#${id}`)?.value}
            contact={company}
            privacyHref={paths.privacy}
            onJoin={(request) => {
              const role = roles.find(({ value }) => value === request.role)?.label ?? '';
              if (drafts) drafts.application.current = { ...request, role };
              navigate(joinSuccessPath);
            }}
            draft={drafts?.join}
          />
        }
        illustration={<Illustration {...scenes.joinShutter} alt="" />}
        ground={sceneGrounds.step}
      />
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
        <Box sx={readyBox}>
          <Typography id="documents-title" variant="h4" component="h3">
            {join.documents.title}
          </Typography>
          <Box component="ul" aria-labelledby="documents-title" sx={documentList}>
            {join.documents.items.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </Box>
        </Box>
      </Section>
    </>
  );
}

const readyBox = ({ radius }: Theme) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    width: 'fit-content',
    columnGap: 6,
    rowGap: 4,
    mt: { xs: 8, md: 10 },
    p: { xs: 5, md: 6 },
    borderRadius: `${radius.surface}px`,
    bgcolor: 'sand.main',
  }) as const;

const documentList = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    px: 3,
    py: 1.5,
    border: 1,
    borderColor: 'edge.main',
    borderRadius: 5,
    bgcolor: 'background.paper',
    typography: 'body2',
    overflowWrap: 'anywhere',
  },
} as const;
