import { beforeAll, describe, expect, it } from 'vitest';
import { brandFiles } from '../../build/brandImages/brandFiles';
import { brandIcons } from '../../build/brandImages/brandIcons';
import { drawDevanagariTitle } from '../../build/brandImages/drawDevanagari';
import { drawTitle } from '../../build/brandImages/drawText';
import { siteManifest } from '../../build/brandImages/siteManifest';
import { socialPages } from '../../build/brandImages/socialPages';
import { company } from '../../src/content/company';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import type { Script } from '../../src/theme/tokens';

const drawn = new Map<string, Buffer>();

const fileAt = (url: string) => drawn.get(url) ?? Buffer.alloc(32);

/** Width and height from the header of a PNG file. */
function pngSize(file: Buffer): string {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

beforeAll(async () => {
  await Promise.all(
    brandFiles.map(async ({ url, draw }) => drawn.set(url, Buffer.from(await draw()))),
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
    const images = socialPages.map(({ url }) => fileAt(url).toString('latin1'));
    expect(new Set(images).size).toBe(socialPages.length);
  });
});

const titlesIn = (script: Script) =>
  socialPages.filter(({ language }) => language.script === script).map(({ text }) => text);

describe('the title in an image', () => {
  const room = { width: 528, height: 332 };

  /** How far to the right and down the shapes of a title reach. */
  async function reachOf(title: string) {
    const shapes = (await drawTitle(title, room)).match(/<path [^>]*fill="#[^>]* d="([^"]+)"/)?.[1];
    const numbers = (shapes ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    return {
      right: Math.max(...numbers.filter((_, index) => index % 2 === 0)),
      down: Math.max(...numbers.filter((_, index) => index % 2 === 1)),
    };
  }

  it.each([
    ...titlesIn('Latn'),
    'A title that goes on for longer than any page of this site ever should, and a little more',
    'Counterrevolutionaries',
  ])('is not cut: %s', async (title) => {
    const { right, down } = await reachOf(title);
    expect(right).toBeGreaterThan(200);
    expect(right).toBeLessThanOrEqual(room.width);
    expect(down).toBeGreaterThan(100);
    expect(down).toBeLessThanOrEqual(room.height);
  });

  it.each(titlesIn('Deva'))('is not cut, nor are its text parted: %s', async (title) => {
    const shapes = await drawDevanagariTitle(title, room);
    const places = [...shapes.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)/g)];
    const lefts = places.map(([, left]) => Number(left));
    const baselines = places.map(([, , down]) => Number(down));
    expect(places.length).toBeGreaterThan(title.split(' ').length);
    expect(Math.max(...lefts)).toBeLessThan(room.width);
    expect(Math.max(...baselines)).toBeLessThan(room.height);
    // No two letters of a line stand at one place: each has its own advance.
    expect(new Set(places.map(([place]) => place)).size).toBeGreaterThan(places.length * 0.7);
  });

  it('stops the build where it cannot be read any more', async () => {
    await expect(drawTitle('word '.repeat(80), room)).rejects.toThrow('too long');
    await expect(drawTitle('word'.repeat(20), room)).rejects.toThrow('too long');
    await expect(drawDevanagariTitle('शब्द '.repeat(80), room)).rejects.toThrow('too long');
    await expect(drawDevanagariTitle('शब्द'.repeat(20), room)).rejects.toThrow('too long');
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
    const manifest: { name: string; icons: { src: string }[] } = JSON.parse(siteManifest);
    expect(manifest.name).toBe(company.name);
    expect(manifest.icons.map(({ src }) => src)).toEqual([
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
    ]);
    for (const { src } of manifest.icons) expect(drawn.has(src)).toBe(true);
  });
});
