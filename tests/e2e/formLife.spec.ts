import { expect } from '@playwright/test';
import { paths, productPath } from '../../src/content/paths';
import { answerWith, expectFailed, expectSent, openFilledForm, sendButton } from './contactPage';
import { productsButton, serviceHeading, serviceLink } from './frame';
import { expectThanks, fillJoin, joinButton } from './joinPage';
import { hydrate, test } from './site';
import { hindi, inHindi, switchTo } from './twoLanguages';
import { walkTo } from './walk';

test('where storage and cookies are blocked, menus, both forms and the change of language work', async ({
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
  await switchTo(page, hindi);
  await expect(page).toHaveURL(inHindi(paths.thanks));
  // The failure that was asked for: the browser's line and the site's.
  expect(problems).toHaveLength(2);
});
