import { languages } from '../../src/content/languages.ts';
import { paths } from '../../src/content/paths.ts';
import { localPath } from '../../src/domain/localPath.ts';
import { manifestUrl } from '../../src/domain/manifestUrl.ts';
import { colours } from '../../src/theme/tokens.ts';
import { type BrandIcon, brandIcons } from './brandIcons.ts';

const icons: readonly BrandIcon[] = brandIcons;

interface Messages {
  company: { name: string };
  home: { meta: { description: string } };
  navigation: { help: string; contact: string };
}

const modules = import.meta.glob<Partial<Messages>>(
  '../../src/content/messages/*/{company,navigation,pages/home}.ts',
  { eager: true },
);

function manifestIn({ code, tag, prefix, direction }: (typeof languages)[number]) {
  const read = (name: string) => modules[`../../src/content/messages/${code}/${name}.ts`];
  const { company } = read('company') ?? {};
  const { home } = read('pages/home') ?? {};
  const { navigation } = read('navigation') ?? {};
  if (!company || !home || !navigation) throw new Error(`The manifest in ${code} has no words.`);
  const shortcuts = ['help', 'contact'] as const;
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
    shortcuts: shortcuts.map((page) => ({
      name: navigation[page],
      url: localPath(prefix, paths[page]),
    })),
  };
}

/**
 * The web manifest of each language: what devices call the site and show of it where it is kept on a
 * home screen, with what is kept on the device as shortcuts.
 */
export const siteManifests = languages.map((language) => ({
  url: manifestUrl(language.prefix),
  text: JSON.stringify(manifestIn(language), null, 2),
}));
