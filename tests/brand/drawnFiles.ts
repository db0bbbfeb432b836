import { facts } from '#brand/facts';
import { drawSocialImage } from '../../build/brandImages/drawSocialImage.ts';
import { socialPages } from '../../build/brandImages/socialPages.ts';

/** Images of shared links, with an illustration and with the mark, as the text that they are made from. */
export const drawnFiles: Record<string, string> = Object.fromEntries(
  await Promise.all(
    socialPages
      .filter(({ url }) => ['/social/home.png', '/social/terms.png'].includes(url))
      .map(async (page) => [page.url, await drawSocialImage(page, facts.siteUrl)]),
  ),
);
