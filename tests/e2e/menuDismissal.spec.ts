import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { headerLink, productsButton, productsList } from './frame';
import { hydrate, local, test, viewPage } from './site';

/** Has menus close only by what the site does, as in iOS before 18.3, which does not close them by a touch outside. */
async function stopLightDismiss(page: Page) {
  await page.evaluate(() => {
    for (const menu of document.querySelectorAll('[popover]'))
      menu.setAttribute('popover', 'manual');
  });
}

const languagesButton = (page: Page) => page.locator('button[popovertarget="languages-panel"]');

test.use({ hasTouch: true });

for (const isHydrated of [false, true])
  test(`where the browser does not do it, a touch outside closes a menu ${isHydrated ? 'after' : 'before'} hydration, and still does what was touched`, async ({
    page,
  }) => {
    await viewPage(page, paths.home);
    if (isHydrated) await hydrate(page);
    await stopLightDismiss(page);
    const products = productsList(page);
    const languages = page.locator('#languages-panel');

    await productsButton(page).click();
    await languagesButton(page).tap();
    await expect(languages).toBeVisible();
    await expect(products).toBeHidden();
    await page.touchscreen.tap(8, 700);
    await expect(languages).toBeHidden();

    // A foreign popover is left alone.
    await page.evaluate(() => {
      const foreign = document.createElement('div');
      foreign.popover = 'manual';
      foreign.textContent = 'foreign';
      document.body.prepend(foreign);
      foreign.showPopover();
    });
    await productsButton(page).tap();
    await headerLink(page, paths.about).tap();
    await expect(page).toHaveURL(local(paths.about));
    await expect(products).toBeHidden();
    await expect(page.getByText('foreign')).toBeVisible({ visible: isHydrated });
  });
