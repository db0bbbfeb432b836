import { expect } from '@playwright/test';
import { colours, spaceUnit } from '../../src/theme/tokens';
import { comparePicture } from './comparePicture';
import { listPictures } from './pictures';
import { openPictured } from './takePicture';
import { test } from './visualTest';

const pictures = await listPictures();

/** The colour with one step more of its blue. */
const nextBlue = (hex: string) =>
  `#${(Number.parseInt(hex.slice(1), 16) + 1).toString(16).padStart(6, '0')}`;

const changes = [
  { token: '--sp-palette-primary-main', from: colours.indigo, to: nextBlue(colours.indigo) },
  { token: '--sp-spacing', from: `${spaceUnit}px`, to: `${spaceUnit + 0.25}px` },
];

for (const { token, from, to } of changes)
  test(`a change of ${token} from ${from} to ${to} is seen`, async ({ studio }, testInfo) => {
    const { page } = studio;
    const picture = pictures.find(
      ({ storyId, mode }) => storyId === 'atoms-statcard--kitchen-sink' && mode === 'desktop',
    );
    if (!picture) throw new Error('The kitchen sink of StatCard is not pictured on a desktop.');
    await openPictured(studio, picture);
    await comparePicture(page, picture, testInfo);
    const value = await page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
      token,
    );
    expect(value).toBe(from);

    const change = await page.addStyleTag({ content: `:root { ${token}: ${to} !important; }` });
    await expect(comparePicture(page, picture, testInfo)).rejects.toThrow();
    await change.evaluate((style) => Object(style).remove());
  });
