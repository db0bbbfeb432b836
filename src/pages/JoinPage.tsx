import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { company } from '#messages/company';
import { joinMessages } from '#messages/forms';
import { join } from '#messages/pages/join';
import { site } from '#messages/site';
import { sceneGrounds } from '../art/grounds';
import { roleIllustrations, scenes } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import { joinSuccessPath, paths } from '../content/paths';
import { products } from '../content/products';
import { FormDrafts } from '../forms/formDrafts';
import { JoinForm } from '../forms/JoinForm';
import { CounterOffer } from '../sections/CounterOffer';
import { FormOpening } from '../sections/FormOpening';
import { JoinCall } from '../sections/JoinCall';
import { JoiningSteps } from '../sections/JoiningSteps';
import { PageHead } from '../sections/PageHead';

const formId = 'form';

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
            id={formId}
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
      <CounterOffer messages={join.offer} products={products} />
      <JoiningSteps title={join.nextTitle} steps={join.next} documents={join.documents} />
      <JoinCall
        look="evening"
        messages={join.close}
        href={`#${formId}`}
        illustration={scenes.shopEvening}
      />
    </>
  );
}
