import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { areEqual, takeScreenshots, takeStableScreenshots } from './takeScreenshots';

interface Difference {
  /** Left out where the page was shorter. */
  before?: Buffer;
  /** Left out where the page has become shorter. */
  after?: Buffer;
}

/** Compares two pages, to the pixel. */
export async function findDifferences(before: Page, after: Page): Promise<Difference[]> {
  const pages = [before, after] as const;
  const [first, second] = await Promise.all([takeScreenshots(before), takeScreenshots(after)]);
  if (areEqual(first, second)) return [];
  // Compare only screenshots that no longer change.
  const [stable = [], changed = []] = await Promise.all(pages.map(takeStableScreenshots));
  return Array.from({ length: Math.max(stable.length, changed.length) }, (_, index) => ({
    before: stable[index],
    after: changed[index],
  })).filter((pair) => !(pair.before && pair.after?.equals(pair.before)));
}

/** Fails the test, which goes on, with before, after and difference in the report. */
export async function reportDifference(
  name: string,
  { before, after }: Difference,
  testInfo: TestInfo,
) {
  if (before && after) {
    const errors = testInfo.errors.length;
    const path = testInfo.snapshotPath(`${name}.png`, { kind: 'snapshot' });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, before);
    expect.soft(after).toMatchSnapshot(`${name}.png`);
    if (testInfo.errors.length > errors) return;
  }
  // `toMatchSnapshot` ignores differences of antialiasing; report those too.
  const contentType = 'image/png';
  if (before) await testInfo.attach(`${name}-expected.png`, { body: before, contentType });
  if (after) await testInfo.attach(`${name}-actual.png`, { body: after, contentType });
  expect.soft(after, `${name} differs`).toBe(before);
}
