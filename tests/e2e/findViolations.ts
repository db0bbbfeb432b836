import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in the page as it stands, one line each. */
export async function findViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Otherwise each result is put together in a page that is opened for it; no page has frames of the site.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    // The dearest of the rules by far. Stories measure the colours of every page and state.
    .disableRules('color-contrast');
  const { violations, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
