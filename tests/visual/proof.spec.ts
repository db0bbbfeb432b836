import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { baseline } from './baseline.mjs';
import { listPictures } from './pictures';
import { openPictured, still, takePicture } from './takePicture';
import { test } from './visualTest';

const pictures = await listPictures();

/** Each token with a value that is a little off. */
const changes = [
  { token: '--sp-palette-primary-main', from: '#2B2F8A', to: '#2B2F8B' },
  { token: '--sp-spacing', from: '4px', to: '4.25px' },
];

for (const { token, from, to } of changes)
  test(`a change of ${token} from ${from} to ${to} is seen`, async ({ page, storybookUrl }) => {
    const picture = pictures.find(
      ({ storyId, mode }) => storyId === 'atoms-statcard--kitchen-sink' && mode === 'desktop',
    );
    if (!picture) throw new Error('The kitchen sink of StatCard is not pictured on a desktop.');
    const before = readFileSync(join(baseline, ...picture.file));
    await openPictured(page, storybookUrl, picture);
    expect((await takePicture(page)).equals(before)).toBe(true);
    const value = await page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
      token,
    );
    expect(value).toBe(from);

    await page.addStyleTag({ content: `:root { ${token}: ${to} !important; }` });
    expect((await takePicture(page)).equals(before)).toBe(false);
    await expect(page).not.toHaveScreenshot(picture.file, still);
  });
