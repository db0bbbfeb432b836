import jsQR from 'jsqr';
import UPNG from 'upng-js';
import { describe, expect, it } from 'vitest';
import { brandFiles } from '../../build/brandImages/brandFiles';
import { drawPng } from '../../build/brandImages/drawPng';
import { pageCodes } from '../../build/brandImages/pageCodes';
import { company } from '../../src/content/en/company';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { localPath } from '../../src/domain/localPath';
import { pageCodeUrl } from '../../src/domain/pageCodeUrl';

/** What a phone reads of an image of the site. */
async function read(url: string): Promise<string | undefined> {
  const svg = await brandFiles.find((file) => file.url === url)?.draw();
  const image = UPNG.decode(Uint8Array.from(await drawPng(String(svg), 400)).buffer);
  const [pixels = new ArrayBuffer()] = UPNG.toRGBA8(image);
  return jsQR(new Uint8ClampedArray(pixels), image.width, image.height)?.data;
}

const printed = languages.flatMap(({ prefix }) =>
  pages
    .filter(({ hasCode }) => hasCode)
    .map(({ path }) => ({
      url: pageCodeUrl(path, prefix),
      canonical: company.siteUrl + localPath(prefix, path),
    })),
);

describe('the QR code of a printed page', () => {
  it.each(printed)('$url is read as $canonical', async ({ url, canonical }) => {
    expect(await read(url)).toBe(canonical);
  });

  it('stands at an url of its own', () => {
    expect(printed.length).toBeGreaterThan(0);
    expect(new Set(printed.map(({ url }) => url)).size).toBe(printed.length);
    expect(pageCodes).toHaveLength(printed.length);
  });
});
