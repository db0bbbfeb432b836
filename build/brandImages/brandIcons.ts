import { fullMarkSvg, markSvg } from './brandSvg.ts';

export interface BrandIcon {
  /** Where the icon stands on the site. */
  url: string;
  /** Width and height in pixels of each image in the file; none where it is drawn at any size. */
  sizes: readonly number[];
  svg: string;
  use: string;
  /** For icons of the web manifest. */
  purpose?: 'any' | 'maskable';
}

/** Every icon of the site. */
export const brandIcons = [
  {
    url: '/favicon.svg',
    sizes: [],
    svg: markSvg('onLight'),
    use: 'Tabs and bookmarks',
  },
  {
    url: '/favicon.ico',
    sizes: [16, 32, 48],
    svg: markSvg('onLight'),
    use: 'Tabs of browsers that draw no SVG there',
  },
  {
    url: '/apple-touch-icon.png',
    sizes: [180],
    svg: fullMarkSvg('onLight', 4),
    use: 'Home screen of an iPhone or iPad, which rounds the corners itself',
  },
  {
    url: '/icon-192.png',
    sizes: [192],
    svg: markSvg('onLight'),
    use: 'Home screen and list of apps',
    purpose: 'any',
  },
  {
    url: '/icon-512.png',
    sizes: [512],
    svg: markSvg('onLight'),
    use: 'Opening screen; the logo in search results',
    purpose: 'any',
  },
  {
    url: '/icon-maskable-512.png',
    sizes: [512],
    // Androids cut a shape as small as a circle of four fifths out of it.
    svg: fullMarkSvg('onLight', 6),
    use: 'Home screen of an Android, which cuts its own shape',
    purpose: 'maskable',
  },
] as const satisfies readonly BrandIcon[];
