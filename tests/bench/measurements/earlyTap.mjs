import { asNewVisitor, tap } from '../visitor.mjs';

const menuButton = 'button[aria-label="Menu"]';

/**
 * Who taps on the menu as soon as it is on the screen, on a slow network: how long until the button is
 * there, and from the tap until the menu is open.
 *
 * @param {import('../bench.mjs').Visit} visit
 */
export function earlyTap({ target, route }) {
  return asNewVisitor(
    async (page) => {
      await page.goto('about:blank');
      const asked = Date.now();
      await page.goto(target.slowOrigin + route, { waitUntil: 'domcontentloaded' });
      await page.waitForSelector(menuButton, { visible: true, timeout: 60_000 });
      await page.waitForFunction("performance.getEntriesByType('paint').length > 0");
      const shown = Date.now();
      const tapped = await tap(page, menuButton);
      const opened = await page.waitForFunction("Reflect.get(window, 'benchMenuOpened')");
      return {
        'menu button on the screen, ms': shown - asked,
        'tap to open menu, ms': Number(await opened.jsonValue()) - tapped,
      };
    },
    [watchMenu],
  );
}

function watchMenu() {
  addEventListener(
    'beforetoggle',
    (event) => {
      if (Reflect.get(event, 'newState') !== 'open') return;
      requestAnimationFrame(() => {
        setTimeout(() => Object.assign(window, { benchMenuOpened: Date.now() }));
      });
    },
    true,
  );
}
