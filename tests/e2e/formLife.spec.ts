import { expect } from '@playwright/test';
import { paths, productPath } from '../../src/content/paths';
import {
  answerWith,
  expectFailed,
  expectQuery,
  expectSent,
  fillQuery,
  holdSends,
  openFilledForm,
  queryField,
  queryFields,
  sendButton,
  sendingButton,
  sends,
  typedQuery,
} from './contactPage';
import { productsButton, serviceHeading, serviceLink } from './frame';
import { expectThanks, fillJoin, joinButton } from './joinPage';
import { hydrate, test } from './site';
import { walkTo } from './walk';

test('a reload while a query is on its way sends nothing of itself, and the form works', async ({
  page,
}) => {
  const requests = await openFilledForm(page);
  const held = await holdSends(page);
  await sendButton(page).click();
  await held.waits();
  await page.reload();
  await hydrate(page);
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'false');
  // Back or blank: that is the browser's to say, but never half of a text.
  for (const name of queryFields) {
    expect(['', typedQuery[name]]).toContain(await queryField(page, name).inputValue());
  }
  expect(sends(requests)).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await fillQuery(page);
  await sendButton(page).click();
  await expectSent(page);
  expect(sends(requests)).toHaveLength(2);
});

test('two windows that send at once do not disturb each other', async ({ page, context }) => {
  const other = await context.newPage();
  const pages = [page, other];
  await Promise.all(pages.map((each) => openFilledForm(each)));
  const [first, second] = await Promise.all(pages.map((each) => holdSends(each)));
  for (const each of pages) await sendButton(each).click();
  await first?.waits();
  await second?.waits();
  second?.answer(500);
  await expectFailed(other);
  await expect(sendingButton(page)).toBeVisible();
  await expectQuery(page, typedQuery);
  first?.answer(200);
  await expectSent(page);
  await expectFailed(other);
});

test('where storage and cookies are blocked, menus and both forms work', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await openFilledForm(page);
  await answerWith(page, '500');
  await sendButton(page).click();
  await expectFailed(page);
  await page.unrouteAll();
  await sendButton(page).click();
  await expectSent(page);
  await productsButton(page).click();
  await serviceLink(page, productPath('utility-payments'), 'recharge').click();
  await expect(serviceHeading(page, productPath('utility-payments'), 'recharge')).toBeInViewport();
  await page.reload();
  await hydrate(page);
  await walkTo(page, paths.join);
  await fillJoin(page);
  await joinButton(page).click();
  await expectThanks(page);
  // The failure that was asked for: the browser's line and the site's.
  expect(problems).toHaveLength(2);
});
