import { expect } from '@playwright/test';
import { colours } from '../../src/theme/tokens';
import { comparePicture } from './comparePicture';
import { listPictures } from './pictures';
import { openPictured } from './takePicture';
import { test } from './visualTest';

const pictures = await listPictures();

/** The colour with one step more of its blue. */
const nextBlue = (hex: string) =>
  `#${(Number.parseInt(hex.slice(1), 16) + 1).toString(16).padStart(6, '0')}`;

const changes = [
  { what: 'one step of blue in a figure', rule: `color: ${nextBlue(colours.indigo)}` },
  { what: 'a quarter of a pixel beside a figure', rule: 'margin-left: 0.25px' },
];

for (const { what, rule } of changes)
  test(`a change of ${what} is seen`, async ({ studio }, testInfo) => {
    const { page } = studio;
    const picture = pictures.find(
      ({ storyId, mode }) => storyId === 'atoms-statcard--kitchen-sink' && mode === 'desktop',
    );
    if (!picture) throw new Error('The kitchen sink of StatCard is not pictured on a desktop.');
    await openPictured(studio, picture);
    await comparePicture(page, picture, testInfo);

    const content = `.MuiTypography-figure { ${rule} !important; }`;
    const change = await page.addStyleTag({ content });
    await expect(comparePicture(page, picture, testInfo)).rejects.toThrow();
    await change.evaluate((style) => Object(style).remove());
  });
