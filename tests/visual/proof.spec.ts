import { expect } from '@playwright/test';
import { colours } from '../../src/theme/tokens';
import { builtStorybook } from '../storybook/builtStorybook';
import { findDifferences } from './compareScreenshots';
import { listScreenshots } from './listScreenshots';
import { takeScreenshots } from './takeScreenshots';
import { runStorybook, test } from './visualTest';

const { compared } = await listScreenshots();

/** The colour with one step more of its blue. */
const nextBlue = (hex: string) =>
  `#${(Number.parseInt(hex.slice(1), 16) + 1).toString(16).padStart(6, '0')}`;

const changes = [
  {
    what: 'one step of blue in a figure',
    storyId: 'atoms-statcard--kitchen-sink',
    name: 'Kitchen Sink, desktop',
    style: `.MuiTypography-figure { color: ${nextBlue(colours.indigo)} !important; }`,
    screenshots: 1,
  },
  {
    what: 'a quarter of a pixel beside a figure',
    storyId: 'atoms-statcard--kitchen-sink',
    name: 'Kitchen Sink, desktop',
    style: '.MuiTypography-figure { margin-left: 0.25px !important; }',
    screenshots: 1,
  },
  {
    what: 'the last line of a page that is too high for one screenshot',
    storyId: 'pages-termspage--phone',
    name: 'Phone, hi phone',
    style: `footer { box-shadow: inset 0 -1px ${colours.indigo} !important; }`,
    screenshots: 2,
  },
];

for (const { what, storyId, name, style, screenshots } of changes)
  test(`finds a change of ${what}`, async ({ browser, after }) => {
    const screenshot = compared
      .map((pair) => pair.after)
      .find((each) => each.storyId === storyId && each.name === name);
    if (!screenshot) throw new Error(`There is no screenshot ${name} of ${storyId}.`);
    const changed = await runStorybook(browser, builtStorybook);
    const [page, changedPage] = await Promise.all([
      after.show(screenshot),
      changed.show(screenshot),
    ]);
    expect(await takeScreenshots(page)).toHaveLength(screenshots);
    expect(await findDifferences(page, changedPage)).toHaveLength(0);

    await changedPage.addStyleTag({ content: style });
    expect(await findDifferences(page, changedPage)).toHaveLength(1);
    await changed.close();
  });
