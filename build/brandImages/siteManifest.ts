import type { LinkContent } from '../../src/content/contentShapes.ts';
import { languages } from '../../src/content/languages.ts';
import { localPath } from '../../src/domain/localPath.ts';
import { manifestUrl } from '../../src/domain/manifestUrl.ts';
import { colours } from '../../src/theme/tokens.ts';
import { type BrandIcon, brandIcons } from './brandIcons.ts';

const icons: readonly BrandIcon[] = brandIcons;

interface Messages {
  company: { name: string };
  home: { meta: { description: string } };
  mainNavigation: { afterProducts: readonly LinkContent[] };
  supportNavigation: readonly LinkContent[];
}

const modules = import.meta.glob<Partial<Messages>>(
  '../../src/content/*/{company,navigation,pages/home}.ts',
);

/** @throws where a language lacks one of the messages. */
async function messagesOf(code: string): Promise<Messages> {
  const load = (name: string) => modules[`../../src/content/${code}/${name}.ts`]?.();
  const { company } = (await load('company')) ?? {};
  const { home } = (await load('pages/home')) ?? {};
  const { mainNavigation, supportNavigation } = (await load('navigation')) ?? {};
  if (!company || !home || !mainNavigation || !supportNavigation)
    throw new Error(`The manifest in ${code} has no words.`);
  return { company, home, mainNavigation, supportNavigation };
}

async function manifestIn({ code, tag, prefix, direction }: (typeof languages)[number]) {
  const { company, home, mainNavigation, supportNavigation } = await messagesOf(code);
  const shortcuts = [...supportNavigation, ...mainNavigation.afterProducts];
  return {
    // One application, whatever language it was installed in.
    id: '/',
    name: company.name,
    short_name: company.name,
    description: home.meta.description,
    lang: tag,
    dir: direction,
    start_url: localPath(prefix, '/'),
    scope: '/',
    // Pages have no button of their own that leads back.
    display: 'minimal-ui',
    theme_color: colours.ink,
    background_color: colours.paper,
    icons: icons.flatMap(({ url, sizes, purpose }) =>
      purpose
        ? {
            src: url,
            sizes: sizes.map((size) => `${size}x${size}`).join(' '),
            type: 'image/png',
            purpose,
          }
        : [],
    ),
    shortcuts: shortcuts.map(({ label, href }) => ({ name: label, url: localPath(prefix, href) })),
  };
}

/**
 * The web manifest of each language: what devices call the site and show of it where it is kept on a
 * home screen, with what is kept on the device as shortcuts.
 */
export const siteManifests: readonly { url: string; text: string }[] = await Promise.all(
  languages.map(async (language) => ({
    url: manifestUrl(language.prefix),
    text: JSON.stringify(await manifestIn(language), null, 2),
  })),
);
