import { company } from '#messages/company';
import { mainNavigation } from '#messages/navigation';
import { about } from '#messages/pages/about';
import { site } from '#messages/site';
import { scenes } from '../art/illustrations';
import type { ChapterId } from '../content/contentShapes';
import { paths } from '../content/paths';
import { type ProductId, products } from '../content/products';
import { IdentitySection } from '../sections/IdentitySection';
import { JoinCall } from '../sections/JoinCall';
import { MapStage } from '../sections/MapStage';
import { PageHead } from '../sections/PageHead';
import { StoryChapters } from '../sections/StoryChapters';

/** The products that a chapter tells of. */
const chapterProducts: Partial<Record<ChapterId, readonly ProductId[]>> = {
  proof: ['aadhaar-banking', 'micro-atm'],
  'village-and-city': ['utility-payments', 'travel-services'],
};

const chapters = about.chapters.map((chapter) => ({
  ...chapter,
  links: products
    .filter(({ id }) => chapterProducts[chapter.id]?.includes(id))
    .map(({ name, path }) => ({ label: name, href: path })),
}));

/** What the company is for, at `/about`, with the one long animation of the site. */
export function AboutPage() {
  return (
    <>
      <PageHead meta={about.meta} site={site} path={paths.about} />
      <MapStage title={about.title} lead={about.lead} map={about.map} />
      <StoryChapters chapters={chapters} unit={about.distanceUnit} />
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
