import { expect } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { causeOf } from './causeOf';
import { isEnough } from './isEnough';
import { listScreenshots } from './listScreenshots';
import { addRecord } from './records.mjs';
import { spreadOver } from './summary.mjs';
import { takeScreenshots } from './takeScreenshots';
import { test } from './visualTest';

const { compared } = await listScreenshots();

/** So many components are looked at first. */
const sampleSize = 30;

test.skip(Boolean(process.env.VISUAL_ALL), 'all stories are looked at');

/** One screenshot of every so many components, in the first language; the first few are of all layers. */
function sample() {
  const titles = new Set(compared.map(({ after }) => after.title));
  const firsts = [...titles].flatMap((title) => {
    const isPlain = ({ after: { globals, title: each } }: (typeof compared)[number]) =>
      each === title && (globals.language ?? languages[0].code) === languages[0].code;
    return compared.find(isPlain) ?? [];
  });
  return spreadOver(firsts, sampleSize);
}

// Tells within a minute that very many differ: nothing else runs, and nothing starts anew between two components.
test('not very many stories of a sample differ', async ({ before, after }, testInfo) => {
  let differing = 0;
  for (const [index, pair] of sample().entries()) {
    if (isEnough() || (index >= 10 && differing < index / 2)) break;
    const { title, name } = pair.after;
    const pages = await Promise.all([before.show(pair.before), after.show(pair.after)]);
    const [[first], [second]] = await Promise.all([
      takeScreenshots(pages[0]),
      takeScreenshots(pages[1]),
    ]);
    if (!first || !second || first.equals(second)) continue;
    differing += 1;
    addRecord({ kind: 'compared', title, name, cause: causeOf(title, first, second) });
    const contentType = 'image/png';
    await testInfo.attach(`${title}-expected.png`, { body: first, contentType });
    await testInfo.attach(`${title}-actual.png`, { body: second, contentType });
  }
  // Fewer are told by the tests of their components, which run after this one.
  expect(isEnough(), 'very many stories differ').toBe(false);
});
