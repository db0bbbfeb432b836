import { beforeAll, describe, expect, it } from 'vitest';
import { brandFiles } from '../../build/brandPictures/brandFiles';
import { brandIcons } from '../../build/brandPictures/brandIcons';
import { drawDevanagariTitle } from '../../build/brandPictures/drawDevanagari';
import { drawTitle } from '../../build/brandPictures/drawWords';
import { siteManifest } from '../../build/brandPictures/siteManifest';
import { socialPages } from '../../build/brandPictures/socialPages';
import { pageRoutes } from '../../src/app/pageRoutes';
import { company } from '../../src/content/company';
import { languages } from '../../src/content/languages';
import type { Script } from '../../src/theme/tokens';

const drawn = new Map<string, Buffer>();

const fileAt = (address: string) => drawn.get(address) ?? Buffer.alloc(32);

/** Width and height from the header of a PNG file. */
function pngSize(file: Buffer): string {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

beforeAll(async () => {
  await Promise.all(
    brandFiles.map(async ({ address, draw }) => drawn.set(address, Buffer.from(await draw()))),
  );
}, 60_000);

describe('pictures of shared links', () => {
  it('are there for every page in every language, each at an address of its own', () => {
    for (const { code } of languages) {
      const ofLanguage = socialPages.filter(({ language }) => language.code === code);
      expect(ofLanguage.map(({ path }) => path).toSorted()).toEqual(
        pageRoutes.map(({ path }) => path).toSorted(),
      );
    }
    expect(new Set(socialPages.map(({ address }) => address)).size).toBe(socialPages.length);
    for (const { address } of socialPages) expect(drawn.has(address)).toBe(true);
  });

  it.each(socialPages)('$address is a PNG of 1200 by 630 pixels below 150 kB', ({ address }) => {
    expect(pngSize(fileAt(address))).toBe('1200x630');
    expect(fileAt(address).length).toBeLessThan(150_000);
  });

  it('differ from page to page', () => {
    const pictures = socialPages.map(({ address }) => fileAt(address).toString('latin1'));
    expect(new Set(pictures).size).toBe(socialPages.length);
  });
});

const titlesIn = (script: Script) =>
  socialPages.filter(({ language }) => language.script === script).map(({ words }) => words);

describe('the title in a picture', () => {
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

  it.each(titlesIn('Deva'))('is not cut, nor are its words parted: %s', async (title) => {
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
  it.each(brandIcons.filter(({ address }) => address.endsWith('.png')))(
    '$address has the size it is listed with',
    ({ address, sizes }) => {
      expect(pngSize(fileAt(address))).toBe(sizes.map((size) => `${size}x${size}`).join());
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
