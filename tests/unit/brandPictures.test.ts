import { beforeAll, describe, expect, it } from 'vitest';
import { brandFiles } from '../../build/brandPictures/brandFiles';
import { brandIcons } from '../../build/brandPictures/brandIcons';
import { drawTitle } from '../../build/brandPictures/drawWords';
import { siteManifest } from '../../build/brandPictures/siteManifest';
import { socialPages } from '../../build/brandPictures/socialPages';
import { pageRoutes } from '../../src/app/pageRoutes';
import { company } from '../../src/content/company';

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
  it('are there for every page, each at an address of its own', () => {
    expect(socialPages.map(({ path }) => path).toSorted()).toEqual(
      pageRoutes.map(({ path }) => path).toSorted(),
    );
    expect(new Set(socialPages.map(({ address }) => address)).size).toBe(pageRoutes.length);
    for (const { address } of socialPages) expect(drawn.has(address)).toBe(true);
  });

  it.each(socialPages)('$address is a PNG of 1200 by 630 pixels below 150 kB', ({ address }) => {
    expect(pngSize(fileAt(address))).toBe('1200x630');
    expect(fileAt(address).length).toBeLessThan(150_000);
  });

  it('differ from page to page', () => {
    const pictures = socialPages.map(({ address }) => fileAt(address).toString('latin1'));
    expect(new Set(pictures).size).toBe(pageRoutes.length);
  });
});

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
    ...socialPages.map(({ words }) => words),
    'A title that goes on for longer than any page of this site ever should, and a little more',
    'Counterrevolutionaries',
  ])('is not cut: %s', async (title) => {
    const { right, down } = await reachOf(title);
    expect(right).toBeGreaterThan(200);
    expect(right).toBeLessThanOrEqual(room.width);
    expect(down).toBeGreaterThan(100);
    expect(down).toBeLessThanOrEqual(room.height);
  });

  it('stops the build where it cannot be read any more', async () => {
    await expect(drawTitle('word '.repeat(80), room)).rejects.toThrow('too long');
    await expect(drawTitle('word'.repeat(20), room)).rejects.toThrow('too long');
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
