import { facts } from '#brand/facts';
import { brandFiles } from '../../build/brandImages/brandFiles.ts';
import { drawSocialImage } from '../../build/brandImages/drawSocialImage.ts';
import { socialPages } from '../../build/brandImages/socialPages.ts';

const texts = ['/favicon.svg', '/site.webmanifest'];

/** One page for each kind of scene. */
const drawnPages = ['street', 'door', 'mark'].flatMap(
  (kind) => socialPages.find(({ scene }) => scene.kind === kind) ?? [],
);

/** What the build draws of the brand, where it is text or is made from text. */
export const drawnFiles: Record<string, string> = Object.fromEntries([
  ...(await Promise.all(
    brandFiles
      .filter(({ url }) => texts.includes(url))
      .map(async ({ url, draw }) => [url, String(await draw())]),
  )),
  ...(await Promise.all(
    drawnPages.map(async (page) => [page.url, await drawSocialImage(page, facts.siteUrl)]),
  )),
]);
