import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { brandFiles, socialImages } from '../../build/brandImages/brandFiles';
import { drawImage } from '../../build/brandImages/drawPng';
import { drawTitle } from '../../build/brandImages/drawTitle';
import { siteManifests } from '../../build/brandImages/siteManifest';
import { socialPages } from '../../build/brandImages/socialPages';
import { languages } from '../../src/content/languages';
import { company } from '../../src/content/messages/en/company';
import { pages } from '../../src/content/pages';
import { localPath } from '../../src/domain/localPath';
import { pageCodeUrl } from '../../src/domain/pageCodeUrl';

async function fileAt(url: string): Promise<Buffer> {
  const file = [...brandFiles, ...socialImages].find((candidate) => candidate.url === url);
  return Buffer.from((await file?.draw()) ?? '');
}

/** Width and height from the header of a PNG file. */
const pngSize = (file: Buffer) => [file.readUInt32BE(16), file.readUInt32BE(20)];

describe('images of shared links', () => {
  it('are there for every page in every language, each at a URL of its own', () => {
    expect(new Set(socialPages.map(({ url }) => url)).size).toBe(pages.length * languages.length);
  });

  it('are PNG files of 1200 by 630 pixels below 150 kB, another one for each language', async () => {
    const urls = languages.map(({ prefix }) => `/social${prefix}/home.png`);
    const images = await Promise.all(urls.map(fileAt));
    for (const image of images) {
      expect(pngSize(image)).toEqual([1200, 630]);
      expect(image.length).toBeLessThan(150_000);
    }
    expect(new Set(images.map((image) => image.toString('latin1'))).size).toBe(images.length);
  });
});

describe('the title in an image', () => {
  const room = { width: 528, height: 332 };

  it.each(socialPages)('is set in every letter: $url', async ({ text, language }) => {
    const title = await drawTitle(text, language, room);
    // A letter that the font does not have is empty, and a blank is none.
    expect(title.match(/ d="M/g)?.length).toBeGreaterThan(
      text.replace(/[\s\p{M}]/gu, '').length / 2,
    );
    expect(title).not.toContain('NaN');
  });

  it('begins at the right where the language is read from there', async () => {
    const leftOf = async (direction: 'ltr' | 'rtl') => {
      const title = await drawTitle('शब्द और', { script: 'Deva', direction }, room);
      return Number(/<g transform="translate\((\S+) /.exec(title)?.[1]);
    };
    expect(await leftOf('ltr')).toBe(0);
    expect(await leftOf('rtl')).toBeGreaterThan(1);
  });

  it.each(['word'.repeat(20), 'शब्द'.repeat(20)])(
    'stops the build where it cannot be read any more: %s',
    async (title) => {
      const language = { script: /\w/.test(title) ? 'Latn' : 'Deva', direction: 'ltr' } as const;
      await expect(drawTitle(title, language, room)).rejects.toThrow('too long');
    },
  );
});

describe('icons', () => {
  it('have the sizes of their list, and three in the file for older browsers', async () => {
    expect(pngSize(await fileAt('/apple-touch-icon.png'))).toEqual([180, 180]);
    const icon = await fileAt('/favicon.ico');
    expect([6, 22, 38].map((entry) => icon.readUInt8(entry))).toEqual([16, 32, 48]);
  });

  it('stand in a manifest of each language that names the company', async () => {
    for (const [index, { text }] of siteManifests.entries()) {
      const manifest: { id: string; name: string; icons: { src: string }[]; shortcuts: object[] } =
        JSON.parse(text);
      const prefix = languages[index]?.prefix;
      expect(manifest).toMatchObject({
        id: '/',
        shortcuts: [{ url: `${prefix}/help` }, { url: `${prefix}/contact` }],
      });
      expect(manifest.icons).toHaveLength(3);
      for (const { src } of manifest.icons) expect((await fileAt(src)).length).toBeGreaterThan(0);
    }
    expect(siteManifests[0]?.text).toContain(`"name": "${company.name}"`);
  });
});

const printed = languages.flatMap(({ prefix }) =>
  pages
    .filter(({ hasCode }) => hasCode)
    .map(({ path }) => ({
      url: pageCodeUrl(path, prefix),
      canonical: company.siteUrl + localPath(prefix, path),
    })),
);

it.each(printed)('the QR code $url leads a phone to $canonical', async ({ url, canonical }) => {
  const { pixels, width, height } = await drawImage((await fileAt(url)).toString(), 400);
  expect(jsQR(new Uint8ClampedArray(pixels), width, height)?.data).toBe(canonical);
});
