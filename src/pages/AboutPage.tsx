import { company } from '#messages/company';
import { mainNavigation } from '#messages/navigation';
import { about } from '#messages/pages/about';
import { site } from '#messages/site';
import { scenes } from '../art/illustrations';
import { paths } from '../content/paths';
import { IdentitySection } from '../sections/IdentitySection';
import { JoinCall } from '../sections/JoinCall';
import { MapStage } from '../sections/MapStage';
import { PageHead } from '../sections/PageHead';
import { StoryChapters } from '../sections/StoryChapters';

export function AboutPage() {
  return (
    <>
      <PageHead meta={about.meta} site={site} path={paths.about} />
      <MapStage title={about.title} lead={about.lead} map={about.map} />
      <StoryChapters chapters={about.chapters} />
      <JoinCall
        messages={about.join}
        href={paths.join}
        illustration={scenes.signPainter}
        look="open"
      />
      <IdentitySection
        messages={about.identity}
        company={company}
        contact={mainNavigation.afterProducts[0]}
      />
    </>
  );
}
