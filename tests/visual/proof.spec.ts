import { expect } from '@playwright/test';
import { colours, spaceUnit } from '../../src/theme/tokens';
import { findKept, fingerprintOf } from './kept';
import { listPictures } from './pictures';
import { openPictured, takePicture } from './takePicture';
import { test } from './visualTest';

const pictures = await listPictures();

/** The colour with one step more of its blue. */
const nextBlue = (hex: string) => `#${(Number.parseInt(hex.slice(1), 16) + 1).toString(16)}`;

const changes = [
  { token: '--sp-palette-primary-main', from: colours.indigo, to: nextBlue(colours.indigo) },
  { token: '--sp-spacing', from: `${spaceUnit}px`, to: `${spaceUnit + 0.25}px` },
];

for (const { token, from, to } of changes)
  test(`a change of ${token} from ${from} to ${to} is seen`, async ({ studio }) => {
    const { page } = studio;
    const picture = pictures.find(
      ({ storyId, mode }) => storyId === 'atoms-statcard--kitchen-sink' && mode === 'desktop',
    );
    if (!picture) throw new Error('The kitchen sink of StatCard is not pictured on a desktop.');
    const before = findKept(picture.place);
    await openPictured(studio, picture);
    const unchanged = await takePicture(page, before?.fingerprint);
    expect(fingerprintOf(unchanged), 'the picture as it is kept').toBe(before?.fingerprint);
    const value = await page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
      token,
    );
    expect(value).toBe(from);

    const change = await page.addStyleTag({ content: `:root { ${token}: ${to} !important; }` });
    const changed = await takePicture(page);
    expect(fingerprintOf(changed), 'the picture with the change').not.toBe(before?.fingerprint);
    await change.evaluate((style) => Object(style).remove());
  });
