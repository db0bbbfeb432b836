import { expect } from '@playwright/test';
import { findDifferences, reportDifference } from './compareScreenshots';
import { listScreenshots } from './listScreenshots';
import { test } from './visualTest';

const { compared } = await listScreenshots();
const titles = new Set(compared.map(({ after }) => after.title));

// A worker starts anew after a test that failed, so the stories of a component are one test.
for (const title of titles)
  test(title, async ({ before, after }, testInfo) => {
    for (const pair of compared.filter((each) => each.after.title === title))
      await test.step(pair.after.name, async () => {
        try {
          const pages = await Promise.all([before.show(pair.before), after.show(pair.after)]);
          for (const [index, difference] of (await findDifferences(...pages)).entries())
            await reportDifference(`${pair.after.name} ${index + 1}`, difference, testInfo);
        } catch (error) {
          expect.soft(error, pair.after.name).toBeUndefined();
        }
      });
  });
