import { heroGround } from '../../src/art/heroGround.ts';
import type { PageMeta } from '../../src/content/contentShapes.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { aadhaarBanking } from '../../src/content/pages/aadhaarBanking.ts';
import { about } from '../../src/content/pages/about.ts';
import { contact } from '../../src/content/pages/contact.ts';
import { home } from '../../src/content/pages/home.ts';
import { join } from '../../src/content/pages/join.ts';
import { microAtm } from '../../src/content/pages/microAtm.ts';
import { thanks } from '../../src/content/pages/thanks.ts';
import { travelServices } from '../../src/content/pages/travelServices.ts';
import { utilityPayments } from '../../src/content/pages/utilityPayments.ts';
import { type PagePath, paths } from '../../src/content/paths.ts';
import { sharePicture } from '../../src/domain/sharePicture.ts';
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
    meta: home.meta,
    scene: {
      kind: 'street',
      drawing: 'hero-shop.svg',
      ground: heroGround.height,
      kerb: heroGround.kerb,
    },
  },
  [paths.join]: {
    meta: join.meta,
    scene: { kind: 'door', drawing: 'join-shutter.svg', surface: palette.leaf.light },
  },
  [paths.about]: {
    meta: about.meta,
    // In the colour of the drawing's sky, which goes on above it.
    scene: { kind: 'door', drawing: 'welcome.svg', surface: '#FFE3A6' },
  },
  [paths.contact]: {
    meta: contact.meta,
    scene: { kind: 'door', drawing: 'contact-desk.svg', surface: palette.sand.main },
  },
  [paths.aadhaarBanking]: {
    meta: aadhaarBanking.meta,
    scene: { kind: 'door', drawing: 'product-aadhaar-banking.svg', surface: palette.ink.light },
  },
  [paths.microAtm]: {
    meta: microAtm.meta,
    scene: { kind: 'door', drawing: 'product-micro-atm.svg', surface: palette.marigold.light },
  },
  [paths.utilityPayments]: {
    meta: utilityPayments.meta,
    scene: { kind: 'door', drawing: 'product-utility-payments.svg', surface: palette.leaf.light },
  },
  [paths.travelServices]: {
    meta: travelServices.meta,
    scene: { kind: 'door', drawing: 'product-travel-services.svg', surface: palette.rose.light },
  },
  [paths.terms]: { meta: terms.meta, scene: { kind: 'mark' } },
  [paths.privacy]: { meta: privacy.meta, scene: { kind: 'mark' } },
  [paths.thanks]: {
    meta: thanks.meta,
    scene: { kind: 'door', drawing: 'thanks.svg', surface: palette.ink.light },
  },
} satisfies Record<PagePath, { meta: PageMeta; scene: SocialScene }>;

export interface SocialPage {
  path: PagePath;
  /** Where the picture stands on the site. */
  address: string;
  words: string;
  scene: SocialScene;
}

/** Every page of the site with the picture that is shown where it is shared. */
export const socialPages: readonly SocialPage[] = Object.values(paths).map((path) => {
  const { meta, scene } = scenes[path];
  return { path, ...sharePicture(path, meta), scene };
});
