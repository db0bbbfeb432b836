import { company } from '../content/company';
import { about } from '../content/pages/about';
import { paths } from '../content/paths';
import { JoinCall } from '../sections/JoinCall';
import { MapStage } from '../sections/MapStage';
import { PageHead } from '../sections/PageHead';
import { PageTitle } from '../sections/PageTitle';
import { StoryChapters } from '../sections/StoryChapters';

export function AboutPage() {
  return (
    <>
      <PageHead meta={about.meta} company={company} path={paths.about} />
      <PageTitle title={about.title} lead={about.lead} />
      <MapStage words={about.map} />
      <StoryChapters chapters={about.chapters} />
      <JoinCall words={about.join} href={paths.join} />
    </>
  );
}
