import { expect } from 'vitest';
import { about } from '#messages/pages/about';
import { home } from '#messages/pages/home';
import { join } from '#messages/pages/join';
import { paths } from '../../../src/content/paths';
import { phoneSize } from '../frame.ts';
import type { Journey } from '../journey.ts';
import { heading, title, type Visitor } from '../visitor.ts';

const scrolled = (visitor: Visitor) => visitor.tab.evaluate(() => Math.round(scrollY));

export function navigationJourneys(test: Journey) {
  test('a link opens its page at the top; with the application, its heading has the focus', async ({
    visit,
  }) => {
    const visitor = await visit({ size: phoneSize });
    await visitor.open(paths.home);
    const toJoin = { selector: `main a[href="${paths.join}"]` };
    await visitor.click(toJoin);
    await visitor.isAt(paths.join);
    await expect.poll(() => scrolled(visitor)).toBe(0);
    await visitor.startApplication();
    await visitor.click({ selector: `footer a[href="${paths.about}"]` });
    await visitor.expects(heading(about.title), { hasFocus: true });
    await expect.poll(() => scrolled(visitor)).toBe(0);
  });

  for (const { how, isRunning, backForwardCache } of [
    { how: 'within the application', isRunning: true, backForwardCache: true },
    { how: 'by the back/forward cache', isRunning: false, backForwardCache: true },
    { how: 'without the back/forward cache', isRunning: false, backForwardCache: false },
  ])
    test(`Back returns to the place, ${how}`, async ({ visit }) => {
      const visitor = await visit({ backForwardCache });
      await visitor.open(paths.home);
      if (isRunning) await visitor.startApplication();
      await visitor.tab.evaluate(() =>
        [...document.querySelectorAll('main a[href="/JoinUs"]')].at(-1)?.scrollIntoView({
          behavior: 'instant',
          block: 'center',
        }),
      );
      const place = await scrolled(visitor);
      expect(place).toBeGreaterThan(500);
      await visitor.click({ selector: `main a[href="${paths.join}"]` });
      await visitor.isAt(paths.join);
      await visitor.expects(title, { text: join.title });
      await visitor.back();
      await visitor.isAt(paths.home);
      await visitor.sees(heading(home.welcome.title));
      // Firefox rounds a place between two pixels either way.
      await expect.poll(async () => Math.abs((await scrolled(visitor)) - place)).toBeLessThan(2);
    });

  test('Back shows the page of its URL after a reload', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(paths.join);
    await visitor.startApplication();
    await visitor.click({ selector: `footer a[href="${paths.about}"]` });
    await visitor.expects(title, { text: about.title });
    await visitor.tab.evaluate(() => location.reload());
    await visitor.until(
      () => document.readyState === 'complete' && !document.documentElement.dataset.app,
    );
    await visitor.back();
    await visitor.isAt(paths.join);
    await visitor.expects(title, { text: join.title });
    await visitor.untilReady();
  });
}
