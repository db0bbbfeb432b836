import { facts } from '#brand/facts';
import { drawSocialImage } from '../../build/brandImages/drawSocialImage.ts';
import { socialPages } from '../../build/brandImages/socialPages.ts';

/** One page for each kind of scene. */
const drawnPages = ['street', 'door', 'mark'].flatMap(
  (kind) => socialPages.find(({ scene }) => scene.kind === kind) ?? [],
);

/** Pictures that the build draws of the brand, as the text that they are made from. */
export const drawnFiles: Record<string, string> = Object.fromEntries(
  await Promise.all(
    drawnPages.map(async (page) => [page.url, await drawSocialImage(page, facts.siteUrl)]),
  ),
);
