import { expect, test } from '@playwright/test';
import { isWhole } from './parseSnippet';

test('a code block that is cut off is found', () => {
  expect(isWhole("load: lazyWithRetry(() => import('./A')),")).toBe(true);
  expect(isWhole('<PageHead />\n<PageTitle />')).toBe(true);
  expect(isWhole('load: lazyWithRetry(')).toBe(false);
});
