import { tints } from '#brand/tints';
import { heroGround } from '../../src/art/heroGround.ts';
import type { PageMeta } from '../../src/content/contentShapes.ts';
import { languages } from '../../src/content/languages.ts';
import { mainPages, type PagePath, paths } from '../../src/content/paths.ts';
import { products } from '../../src/content/products.ts';
import { socialImage } from '../../src/domain/socialImage.ts';
import { palette } from '../../src/theme/palette.ts';

/** What is drawn beside the words; a drawing is a file of `src/art`. */
export type SocialScene =
  /** A drawing in a door on a surface of this colour; the lowest `sunk` units of it are cut off. */
  | { kind: 'door'; drawing: string; surface: string; sunk?: number }
  /** A drawing on a street that runs on below the words. */
  | { kind: 'street'; drawing: string; ground: number; kerb: number }
  /** The mark in a door. */
  | { kind: 'mark' };

/** What is drawn for a page; of one that is missing here, the mark. */
const scenes: Partial<Record<PagePath, SocialScene>> = {
  [paths.home]: {
    kind: 'street',
    drawing: 'hero-shop.svg',
    ground: heroGround.height,
    kerb: heroGround.kerb,
  },
  [paths.join]: { kind: 'door', drawing: 'join-shutter.svg', surface: palette.leaf.light },
  // In the colour of the drawing's sky, which goes on above it.
  [paths.about]: { kind: 'door', drawing: 'welcome.svg', surface: tints.lamplightShade },
  [paths.contact]: { kind: 'door', drawing: 'agent.svg', surface: palette.sand.main, sunk: 14 },
  // In the colour of the drawing's own ground.
  [paths.help]: { kind: 'door', drawing: 'steps/receipt.svg', surface: tints.indigoPale },
  [paths.thanks]: { kind: 'door', drawing: 'thanks.svg', surface: palette.ink.light },
};

type MessageModule = Readonly<Record<string, { meta?: PageMeta }>>;

const files = import.meta.glob<MessageModule>('../../src/content/*/{pages,legal,products}/*.ts');

/** The messages of every page in every language that is shipped. */
const modules: Readonly<Record<string, MessageModule>> = Object.fromEntries(
  await Promise.all(
    Object.entries(files)
      .filter(([file]) => languages.some(({ code }) => file.includes(`/content/${code}/`)))
      .map(async ([file, load]) => [file, await load()] as const),
  ),
);

/** @throws where a language has no messages of a page. */
function metaOf(files: readonly string[], name: string): PageMeta {
  const meta = files
    .map((file) => modules[`../../src/content/${file}.ts`]?.[name]?.meta)
    .find((found) => found !== undefined);
  if (!meta) throw new Error(`None of these has the meta data of a page: ${files.join(', ')}.`);
  return meta;
}

export interface SocialPage {
  path: PagePath;
  language: (typeof languages)[number];
  /** Where the image stands on the site. */
  url: string;
  text: string;
  scene: SocialScene;
}

/** Every page of the site, in each language, with the image that is shown where it is shared. */
export const socialPages: readonly SocialPage[] = languages.flatMap((language) => {
  const { code, prefix } = language;
  const pageOf = (path: PagePath, meta: PageMeta, scene: SocialScene) => ({
    path,
    language,
    ...socialImage(path, prefix, meta),
    scene,
  });
  return [
    ...Object.entries(mainPages).map(([name, { path }]) =>
      pageOf(
        path,
        metaOf([`${code}/pages/${name}`, `${code}/legal/${name}`], name),
        scenes[path] ?? { kind: 'mark' },
      ),
    ),
    ...products.map(({ id, path, tone }) =>
      pageOf(path, metaOf([`${code}/products/${id}`], 'page'), {
        kind: 'door',
        drawing: `product-${id}.svg`,
        surface: palette[tone].light,
      }),
    ),
  ];
});
