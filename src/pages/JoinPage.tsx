import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { company } from '#messages/company';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import meadow from '../art/grounds/meadow.svg?drawing';
import street from '../art/grounds/street.svg?drawing';
import joinScene from '../art/join-scene.svg?drawing';
import dayBook from '../art/offer/day-book.svg?drawing';
import payments from '../art/offer/payments.svg?drawing';
import support from '../art/offer/support.svg?drawing';
import shopEvening from '../art/shop-evening.svg?drawing';
import { FeatureCard } from '../atoms/FeatureCard';
import { Scene } from '../atoms/Scene';
import { Section } from '../atoms/Section';
import { joinRecord } from '../content/join';
import { joinSuccessPath, paths } from '../content/paths';
import { products } from '../content/products';
import { site } from '../content/site';
import { FormDrafts } from '../forms/formDrafts';
import { JoinForm } from '../forms/JoinForm';
import { CallToAction } from '../sections/CallToAction';
import { CardGrid } from '../sections/CardGrid';
import { PageHead } from '../sections/PageHead';
import { PageHeader } from '../sections/PageHeader';
import { FirstQuestions } from './join/FirstQuestions';
import { JoiningSteps } from './join/JoiningSteps';
import { offeredRoles } from './join/offeredRoles';

const formId = 'form';
const offerDrawings = { payments, dayBook, support };
const offerTones = { payments: 'marigold', dayBook: 'leaf', support: 'ink' } as const;

/** A link to `/JoinUs#retailer` has that role chosen; what was chosen before wins. */
export function JoinPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const drafts = use(FormDrafts);
  return (
    <>
      <PageHead meta={join.meta} site={site} path={paths.join} />
      <PageHeader
        surface="inkMist"
        title={join.title}
        promise={join.promise}
        scene={<Scene {...joinScene} priority="high" ground={meadow} groundDepth={meadow.height} />}
        aside={
          <Paper sx={{ p: 'var(--card-space)' }}>
            <JoinForm
              id={formId}
              content={join.form}
              messages={joinMessages}
              roles={offeredRoles}
              roleInMind={offeredRoles.find(({ id }) => hash === `#${id}`)?.value}
              contact={company}
              privacyHref={paths.privacy}
              onJoin={(request) => {
                const role = offeredRoles.find(({ value }) => value === request.role)?.label ?? '';
                if (drafts) drafts.application.current = { ...request, role };
                navigate(joinSuccessPath);
              }}
              draft={drafts?.join}
            />
          </Paper>
        }
      />
      <FirstQuestions />
      <Section
        title={join.offer.title}
        lead={
          <>
            {join.lead}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, mt: 1 }}>
              {products.map(({ id, name, path }) => (
                <Link key={id} href={path} sx={{ paddingBlock: 2.5 }}>
                  {name}
                </Link>
              ))}
            </Box>
          </>
        }
      >
        <CardGrid>
          {joinRecord.offer.map((illustration) => (
            <FeatureCard
              key={illustration}
              {...join.offer.points[illustration]}
              tone={offerTones[illustration]}
              illustration={offerDrawings[illustration]}
            />
          ))}
        </CardGrid>
      </Section>
      <JoiningSteps />
      <CallToAction
        {...join.close}
        href={`#${formId}`}
        scene={<Scene {...shopEvening} ground={street} groundDepth={street.height} />}
      />
    </>
  );
}
