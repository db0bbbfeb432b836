import { company } from '../../src/content/en/company.ts';
import { language } from '../../src/content/en/language.ts';
import { home } from '../../src/content/en/pages/home.ts';
import { colours } from '../../src/theme/tokens.ts';
import { type BrandIcon, brandIcons } from './brandIcons.ts';

const icons: readonly BrandIcon[] = brandIcons;

/** The web manifest: what devices call the site and show of it where it is kept on a home screen. */
export const siteManifest = JSON.stringify(
  {
    name: company.name,
    short_name: company.name,
    description: home.meta.description,
    lang: language.tag,
    start_url: '/',
    scope: '/',
    display: 'browser',
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
  },
  null,
  2,
);
