import { brandColours } from '#brand/logo';
import { tints } from '#brand/tints';
import type { PageMeta } from '../../src/content/contentShapes.ts';
import { languages } from '../../src/content/languages.ts';
import { mainPages, type PagePath, paths } from '../../src/content/paths.ts';
import { products } from '../../src/content/products.ts';
import { socialImage } from '../../src/domain/socialImage.ts';
import { palette } from '../../src/theme/palette.ts';

/** An illustration of `src/art` and the ground that it stands on; a page without one shows the mark. */
interface Illustrated {
  illustration?: string;
  ground: string;
}

const illustrations: Partial<Record<PagePath, Illustrated>> = {
  [paths.home]: { illustration: 'hero-shop.svg', ground: palette.sand.main },
  [paths.join]: { illustration: 'join-scene.svg', ground: palette.ink.light },
  // In the colour of the drawing's sky, which goes on above it.
  [paths.about]: { illustration: 'welcome.svg', ground: tints.lamplightShade },
  [paths.contact]: { illustration: 'agent.svg', ground: palette.sand.main },
  [paths.help]: { illustration: 'steps/receipt.svg', ground: tints.indigoPale },
  [paths.thanks]: { illustration: 'thanks.svg', ground: palette.ink.light },
};

const mark: Illustrated = { ground: brandColours.onLight.ground };

const messages = import.meta.glob<Readonly<Record<string, { meta?: PageMeta }>>>(
  '../../src/content/messages/*/{pages,legal,products}/*.ts',
  { eager: true },
);

/** @throws where a language has no messages of a page. */
function metaOf(code: string, name: string, exported = name): PageMeta {
  const file = Object.keys(messages).find(
    (path) => path.includes(`/content/messages/${code}/`) && path.endsWith(`/${name}.ts`),
  );
  const meta = messages[file ?? '']?.[exported]?.meta;
  if (!meta) throw new Error(`There is no meta data of ${name} in ${code}.`);
  return meta;
}

export interface SocialPage extends Illustrated {
  path: PagePath;
  language: (typeof languages)[number];
  /** Where the image stands on the site. */
  url: string;
  text: string;
}

/** Every page of the site, in each language, with the image that is shown where it is shared. */
export const socialPages: readonly SocialPage[] = languages.flatMap((language) => {
  const { code, prefix } = language;
  const pageOf = (path: PagePath, meta: PageMeta, illustrated: Illustrated) => ({
    path,
    language,
    ...socialImage(path, prefix, meta),
    ...illustrated,
  });
  return [
    ...Object.entries(mainPages).map(([name, { path }]) =>
      pageOf(path, metaOf(code, name), illustrations[path] ?? mark),
    ),
    ...products.map(({ id, path, tone }) =>
      pageOf(path, metaOf(code, id, 'page'), {
        illustration: `product-${id}.svg`,
        ground: palette[tone].light,
      }),
    ),
  ];
});
