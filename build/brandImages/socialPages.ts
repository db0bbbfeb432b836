import { heroGround } from '../../src/art/heroGround.ts';
import type { PageMeta } from '../../src/content/contentShapes.ts';
import { languages } from '../../src/content/languages.ts';
import { type PagePath, paths } from '../../src/content/paths.ts';
import { socialImage } from '../../src/domain/socialImage.ts';
import { palette } from '../../src/theme/palette.ts';

/** What is drawn beside the words; a drawing is a file of `src/art`. */
export type SocialScene =
  /** A drawing that stands in a door on a surface of this colour. */
  | { kind: 'door'; drawing: string; surface: string }
  /** A drawing on a street that runs on below the words. */
  | { kind: 'street'; drawing: string; ground: number; kerb: number }
  /** The mark in a door. */
  | { kind: 'mark' };

const scenes = {
  [paths.home]: {
    kind: 'street',
    drawing: 'hero-shop.svg',
    ground: heroGround.height,
    kerb: heroGround.kerb,
  },
  [paths.join]: { kind: 'door', drawing: 'join-shutter.svg', surface: palette.leaf.light },
  // In the colour of the drawing's sky, which goes on above it.
  [paths.about]: { kind: 'door', drawing: 'welcome.svg', surface: '#FFE3A6' },
  [paths.contact]: { kind: 'door', drawing: 'contact-desk.svg', surface: palette.sand.main },
  [paths.aadhaarBanking]: {
    kind: 'door',
    drawing: 'product-aadhaar-banking.svg',
    surface: palette.ink.light,
  },
  [paths.microAtm]: {
    kind: 'door',
    drawing: 'product-micro-atm.svg',
    surface: palette.marigold.light,
  },
  [paths.utilityPayments]: {
    kind: 'door',
    drawing: 'product-utility-payments.svg',
    surface: palette.leaf.light,
  },
  [paths.travelServices]: {
    kind: 'door',
    drawing: 'product-travel-services.svg',
    surface: palette.rose.light,
  },
  [paths.terms]: { kind: 'mark' },
  [paths.privacy]: { kind: 'mark' },
  [paths.thanks]: { kind: 'door', drawing: 'thanks.svg', surface: palette.ink.light },
} satisfies Record<PagePath, SocialScene>;

const metasByFile = import.meta.glob<Record<PagePath, PageMeta>>(
  '../../src/content/*/pageMetas.ts',
  { eager: true, import: 'pageMetas' },
);

function metaOf(code: string, path: PagePath): PageMeta {
  const metas = metasByFile[`../../src/content/${code}/pageMetas.ts`];
  if (!metas) throw new Error(`No file src/content/${code}/pageMetas.ts.`);
  return metas[path];
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
export const socialPages: readonly SocialPage[] = languages.flatMap((language) =>
  Object.values(paths).map((path) => ({
    path,
    language,
    ...socialImage(path, language.prefix, metaOf(language.code, path)),
    scene: scenes[path],
  })),
);
