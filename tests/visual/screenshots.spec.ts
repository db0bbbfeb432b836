import { expect } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { causeOf } from './causeOf';
import { findDifferences, reportDifference } from './compareScreenshots';
import { listScreenshots } from './listScreenshots';
import { readFonts } from './readFonts';
import { addRecord, readRecords } from './records.mjs';
import { areVeryMany, spreadOver } from './summary.mjs';
import { takeScreenshots } from './takeScreenshots';
import { test } from './visualTest';

const { compared } = await listScreenshots();

/** So many components are looked at first. */
const sampleSize = 30;

const titles = new Set(compared.map(({ after }) => after.title));

const isEnough = () => !process.env.VISUAL_ALL && areVeryMany(readRecords());

test.skip(isEnough, 'very many stories differ already');

/** One screenshot of every so many components, in the first language; the first few are of all layers. */
function sample() {
  const firsts = [...titles].flatMap((title) => {
    const isPlain = ({ after: { globals, title: each } }: (typeof compared)[number]) =>
      each === title && (globals.language ?? languages[0].code) === languages[0].code;
    return compared.find(isPlain) ?? [];
  });
  return spreadOver(firsts, sampleSize);
}

// Tells within a minute that very many differ: nothing starts anew between two components.
test('a sample of all components', async ({ before, after }, testInfo) => {
  const differing: string[] = [];
  for (const [index, pair] of sample().entries()) {
    if (isEnough() || (index >= 10 && differing.length < index / 2)) break;
    const { title, name } = pair.after;
    const pages = await Promise.all([before.show(pair.before), after.show(pair.after)]);
    const [[first], [second]] = await Promise.all([
      takeScreenshots(pages[0]),
      takeScreenshots(pages[1]),
    ]);
    if (!first || !second || first.equals(second)) continue;
    differing.push(`${title}, ${name}`);
    addRecord({ kind: 'compared', title, name, cause: causeOf(title, first, second) });
    if (isEnough()) process.stdout.write('\nVery many stories differ.\n');
    const contentType = 'image/png';
    await testInfo.attach(`${title}-expected.png`, { body: first, contentType });
    await testInfo.attach(`${title}-actual.png`, { body: second, contentType });
  }
  expect(differing).toEqual([]);
});

// A worker starts anew after a test that failed, so the stories of a component are one test.
for (const title of titles)
  test(title, async ({ before, after }, testInfo) => {
    for (const pair of compared.filter((each) => each.after.title === title)) {
      const { name } = pair.after;
      await test.step(name, async () => {
        if (isEnough()) return;
        try {
          const pages = await Promise.all([before.show(pair.before), after.show(pair.after)]);
          const differences = await findDifferences(...pages);
          const [first] = differences;
          const cause = first && causeOf(title, first.before, first.after);
          addRecord({ kind: 'compared', title, name, cause });
          for (const [index, difference] of differences.entries())
            await reportDifference(`${name} ${index + 1}`, difference, testInfo);
          const { fonts, missing } = await readFonts(pages[1]);
          for (const font of fonts) addRecord({ kind: 'font', ...font, title });
          expect.soft(missing, `${name} has boxes for missing glyphs`).toEqual([]);
        } catch (error) {
          expect.soft(error, name).toBeUndefined();
        }
      });
    }
  });
