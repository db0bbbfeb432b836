import { expect } from '@playwright/test';
import { causeOf } from './causeOf';
import { findDifferences, reportDifference } from './compareScreenshots';
import { isEnough } from './isEnough';
import { listScreenshots } from './listScreenshots';
import { readFonts } from './readFonts';
import { addRecord } from './records.mjs';
import { test } from './visualTest';

const { compared } = await listScreenshots();

test.skip(isEnough, 'very many stories differ already');

// A worker starts anew after a test that failed, so the stories of a component are one test.
for (const title of new Set(compared.map(({ after }) => after.title)))
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
