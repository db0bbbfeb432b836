import { beforeAll, describe, expect, it } from 'vitest';
import { brandFiles, socialImages } from '../../build/brandImages/brandFiles';
import { brandIcons } from '../../build/brandImages/brandIcons';
import { drawTitle } from '../../build/brandImages/drawTitle';
import { siteManifests } from '../../build/brandImages/siteManifest';
import { socialPages } from '../../build/brandImages/socialPages';
import { company } from '../../src/content/en/company';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { scriptBuilds } from '../../src/theme/scripts';

interface Manifest {
  id: string;
  name: string;
  icons: { src: string }[];
  shortcuts: { name: string; url: string }[];
}

const drawn = new Map<string, Buffer>();

const fileAt = (url: string) => drawn.get(url) ?? Buffer.alloc(32);

/** Width and height from the header of a PNG file. */
function pngSize(file: Buffer): string {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

beforeAll(async () => {
  await Promise.all(
    [...brandFiles, ...socialImages].map(async ({ url, draw }) =>
      drawn.set(url, Buffer.from(await draw())),
    ),
  );
}, 60_000);

describe('images of shared links', () => {
  it('are there for every page in every language, each at an url of its own', () => {
    for (const { code } of languages) {
      const ofLanguage = socialPages.filter(({ language }) => language.code === code);
      expect(ofLanguage.map(({ path }) => path).toSorted()).toEqual(
        pages.map(({ path }) => path).toSorted(),
      );
    }
    expect(new Set(socialPages.map(({ url }) => url)).size).toBe(socialPages.length);
    for (const { url } of socialPages) expect(drawn.has(url)).toBe(true);
  });

  it.each(socialPages)('$url is a PNG of 1200 by 630 pixels below 150 kB', ({ url }) => {
    expect(pngSize(fileAt(url))).toBe('1200x630');
    expect(fileAt(url).length).toBeLessThan(150_000);
  });

  it('differ from page to page', () => {
    for (const { code } of languages) {
      const images = socialPages
        .filter(({ language }) => language.code === code)
        .map(({ url }) => fileAt(url).toString('latin1'));
      expect(new Set(images).size).toBe(images.length);
    }
  });
});

/** The titles that are set letter by letter, or those whose letters are shaped. */
const titlesSet = (how: 'letters' | 'shaped') =>
  socialPages.filter(
    ({ language }) =>
      (scriptBuilds[language.script].socialTitle === 'letters') === (how === 'letters'),
  );

describe('the title in an image', () => {
  const room = { width: 528, height: 332 };
  const latin = { script: 'Latn', direction: 'ltr' } as const;
  const devanagari = { script: 'Deva', direction: 'ltr' } as const;

  /** How far to the right and down the shapes of a title reach. */
  async function reachOf(title: string) {
    const shapes = (await drawTitle(title, latin, room)).match(
      /<path [^>]*fill="#[^>]* d="([^"]+)"/,
    )?.[1];
    const numbers = (shapes ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    return {
      right: Math.max(...numbers.filter((_, index) => index % 2 === 0)),
      down: Math.max(...numbers.filter((_, index) => index % 2 === 1)),
    };
  }

  it.each([
    ...titlesSet('letters').map(({ text }) => text),
    'A title that goes on for longer than any page of this site ever should, and a little more',
    'Counterrevolutionaries',
  ])('is not cut: %s', async (title) => {
    const { right, down } = await reachOf(title);
    expect(right).toBeGreaterThan(200);
    expect(right).toBeLessThanOrEqual(room.width);
    expect(down).toBeGreaterThan(100);
    expect(down).toBeLessThanOrEqual(room.height);
  });

  it.each(titlesSet('shaped'))(
    'is shaped and not cut: $text',
    async ({ text: title, language }) => {
      const shapes = await drawTitle(title, language, room);
      const places = [...shapes.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)/g)];
      const lefts = places.map(([, left]) => Number(left));
      const baselines = places.map(([, , down]) => Number(down));
      expect(places.length).toBeGreaterThan(title.split(' ').length);
      expect(Math.max(...lefts)).toBeLessThan(room.width);
      expect(Math.max(...baselines)).toBeLessThan(room.height);
      // No two letters of a line stand at one place: each has its own advance.
      expect(new Set(places.map(([place]) => place)).size).toBeGreaterThan(places.length * 0.7);
    },
  );

  it('begins at the right where the language is read from there', async () => {
    const placesIn = async (direction: 'ltr' | 'rtl') =>
      [
        ...(await drawTitle('शब्द और', { script: 'Deva', direction }, room)).matchAll(
          /translate\(([\d.-]+) /g,
        ),
      ].map(([, left]) => Number(left));
    const [first = 0] = await placesIn('ltr');
    const [mirrored = 0] = await placesIn('rtl');
    expect(first).toBeLessThan(room.width / 2);
    expect(mirrored).toBeGreaterThan(room.width / 2);
  });

  it('stops the build where it cannot be read any more', async () => {
    await expect(drawTitle('word '.repeat(80), latin, room)).rejects.toThrow('too long');
    await expect(drawTitle('word'.repeat(20), latin, room)).rejects.toThrow('too long');
    await expect(drawTitle('शब्द '.repeat(80), devanagari, room)).rejects.toThrow('too long');
    await expect(drawTitle('शब्द'.repeat(20), devanagari, room)).rejects.toThrow('too long');
  });
});

describe('icons', () => {
  it.each(brandIcons.filter(({ url }) => url.endsWith('.png')))(
    '$url has the size it is listed with',
    ({ url, sizes }) => {
      expect(pngSize(fileAt(url))).toBe(sizes.map((size) => `${size}x${size}`).join());
    },
  );

  it('has three sizes in the file for older browsers', () => {
    const icon = fileAt('/favicon.ico');
    const count = icon.readUInt16LE(4);
    const widths = Array.from({ length: count }, (_, index) => icon.readUInt8(6 + index * 16));
    expect(widths).toEqual([16, 32, 48]);
  });

  it('stand in a manifest that names the company', () => {
    const [manifest, ...others]: Manifest[] = siteManifests.map(({ text }) => JSON.parse(text));
    if (!manifest) throw new Error('There is no manifest.');
    expect(manifest.name).toBe(company.name);
    expect(manifest.icons.map(({ src }) => src)).toEqual([
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
    ]);
    for (const { src } of manifest.icons) expect(drawn.has(src)).toBe(true);
    expect(manifest.shortcuts).toEqual([
      { name: 'Help & Safety', url: '/help' },
      { name: 'Contact Us', url: '/contact' },
    ]);
    for (const [index, other] of others.entries()) {
      const prefix = languages[index + 1]?.prefix;
      expect(other.shortcuts.map(({ url }) => url)).toEqual([
        `${prefix}/help`,
        `${prefix}/contact`,
      ]);
      expect(other.id).toBe(manifest.id);
    }
  });
});
