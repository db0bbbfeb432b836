import { expect, type Page } from '@playwright/test';
import { readEntries } from './builtStorybook';
import { openPreview, waitForStories } from './runningPreview';
import { showEntry } from './showEntry';
import { test } from './storybookTest';

const docs = readEntries().filter(({ type }) => type === 'docs');

/** What a window of 1440 pixels leaves for a docs page beside Storybook's sidebar. */
const besideSidebar = { width: 1140, height: 900 };

/** Leaves the frames of a docs page empty: their stories have tests of their own. */
const leaveFramesEmpty = (page: Page) =>
  page.route(/\/iframe\.html/, (route) =>
    route.request().frame().parentFrame() ? route.fulfill({ body: '' }) : route.continue(),
  );

/** What is wrong with the docs page that is shown, a line for each. */
async function findFaults(page: Page): Promise<string[]> {
  await waitForStories(page.mainFrame());
  const broken = await page.locator('.sb-story > pre').allTextContents();
  const reach = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...broken.map((text) => `a story on the page is not drawn: ${text.split(' at ')[0]}`),
    ...(reach > besideSidebar.width ? [`it is ${reach} pixels wide`] : []),
  ];
}

// One page shows them one after the other, since opening it takes longer than most of them; two share the work.
for (const part of [0, 1])
  test(`docs pages open without an error and fit into their window, part ${part + 1} of 2`, async ({
    storybook: { page, url, takeProblems },
  }) => {
    await page.setViewportSize(besideSidebar);
    await leaveFramesEmpty(page);
    const faults: string[] = [];
    for (const [place, entry] of docs.filter((_, index) => index % 2 === part).entries()) {
      // The add-on of pseudo-states reads no more than 1000 rules, and those of all entries add up.
      if (place % 20 === 0) await openPreview(page, url);
      const errors = await showEntry(page, entry);
      for (const fault of [...errors, ...(await findFaults(page)), ...takeProblems()])
        faults.push(`${entry.id}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

test('a play in a frame of a docs page leaves the focus and the place of the reader', async ({
  storybook: { page, url },
}) => {
  await page.goto(`${url}iframe.html?id=atoms-productsmenu--docs&viewMode=docs`);
  const frames = page.locator('iframe[id^="iframe--"]');
  await expect(frames.first()).toBeAttached();
  await frames.evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('loading', 'eager');
  });
  for (const frame of await frames.all())
    await expect(
      frame.contentFrame().locator('html:not([inert]) body.sb-show-main'),
    ).toBeAttached();
  expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual([
    'BODY',
    0,
  ]);
});
