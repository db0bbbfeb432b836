import { expect } from 'vitest';
import { about } from '#messages/pages/about';
import { join } from '#messages/pages/join';
import { paths } from '../../src/content/paths';
import { journey, phone } from './journey.ts';

journey(
  'a link opens its page at the top, and within the application focuses its heading',
  async (visitor) => {
    await visitor.open(paths.home);
    await visitor.click(`main a[href="${paths.join}"]`);
    await visitor.isAt(paths.join);
    await expect.poll(() => visitor.scrolled()).toBe(0);
    await visitor.startApplication();
    await visitor.click(`footer a[href="${paths.about}"]`);
    await visitor.sees('h1', { text: about.title, hasFocus: true });
    await expect.poll(() => visitor.scrolled()).toBe(0);
  },
  phone,
);

for (const { how, isRunning, backForwardCache } of [
  { how: 'within the application', isRunning: true, backForwardCache: true },
  { how: 'by the back/forward cache', isRunning: false, backForwardCache: true },
  { how: 'without the back/forward cache', isRunning: false, backForwardCache: false },
]) {
  journey(
    `Back returns to the place, ${how}`,
    async (visitor) => {
      await visitor.open(paths.home);
      if (isRunning) await visitor.startApplication();
      const link = `main a[href="${paths.join}"]`;
      await visitor.tab.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .at(-1)
            ?.scrollIntoView({ behavior: 'instant', block: 'center' }),
        link,
      );
      const place = await visitor.scrolled();
      expect(place).toBeGreaterThan(500);
      await visitor.click(link);
      await visitor.isAt(paths.join);
      await visitor.sees('h1', { text: expect.stringContaining(join.title) });
      await visitor.tab.back();
      await visitor.isAt(paths.home);
      await visitor.sees(link);
      // Firefox rounds a place between two pixels either way.
      await expect.poll(async () => Math.abs((await visitor.scrolled()) - place)).toBeLessThan(2);
    },
    { backForwardCache },
  );

  journey(
    `typed text is there after Back, on a form reached ${how}`,
    async (visitor) => {
      await visitor.open(isRunning ? paths.home : paths.contact);
      await visitor.startApplication();
      if (isRunning) await visitor.click(`header a[href="${paths.contact}"]`);
      await visitor.isAt(paths.contact);
      await visitor.fill('[name=name]', 'Asha Devi');
      await visitor.fill('[name=message]', 'When?');
      await visitor.sees('[name=name]', { value: 'Asha Devi' });
      await visitor.sees('[name=message]', { value: 'When?' });
      await visitor.open(paths.terms);
      await visitor.tab.back();
      await visitor.isAt(paths.contact);
      await visitor.startApplication();
      await visitor.sees('[name=name]', { value: 'Asha Devi' });
      await visitor.sees('[name=message]', { value: 'When?' });
    },
    { backForwardCache },
  );
}
