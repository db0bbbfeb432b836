import { expect } from '@playwright/test';
import { colours } from '../../src/theme/tokens';
import { comparePicture } from './comparePicture';
import { listPictures } from './pictures';
import { openPictured, partsOf } from './takePicture';
import { test } from './visualTest';

const pictures = await listPictures();

/** The colour with one step more of its blue. */
const nextBlue = (hex: string) =>
  `#${(Number.parseInt(hex.slice(1), 16) + 1).toString(16).padStart(6, '0')}`;

const changes = [
  { what: 'one step of blue in a figure', rule: `color: ${nextBlue(colours.indigo)}` },
  { what: 'a quarter of a pixel beside a figure', rule: 'margin-left: 0.25px' },
];

function findPicture(storyId: string, mode: string) {
  const picture = pictures.find((each) => each.storyId === storyId && each.mode === mode);
  if (!picture) throw new Error(`${storyId} is not pictured as ${mode}.`);
  return picture;
}

for (const { what, rule } of changes)
  test(`a change of ${what} is seen`, async ({ studio }, testInfo) => {
    const { page } = studio;
    const picture = findPicture('atoms-statcard--kitchen-sink', 'desktop');
    await openPictured(studio, picture);
    await comparePicture(page, picture, testInfo);

    const content = `.MuiTypography-figure { ${rule} !important; }`;
    const change = await page.addStyleTag({ content });
    await expect(comparePicture(page, picture, testInfo)).rejects.toThrow();
    await change.evaluate((style) => Object(style).remove());
  });

test('a change at the end of a page that is too high for one picture is seen', async ({
  studio,
}, testInfo) => {
  const { page } = studio;
  const picture = findPicture('pages-termspage--phone', 'hi phone');
  await openPictured(studio, picture);
  expect((await partsOf(page, picture)).length).toBeGreaterThan(1);
  await comparePicture(page, picture, testInfo);

  const content = `footer a { color: ${nextBlue(colours.indigo)} !important; }`;
  const change = await page.addStyleTag({ content });
  await expect(comparePicture(page, picture, testInfo)).rejects.toThrow();
  await change.evaluate((style) => Object(style).remove());
});
