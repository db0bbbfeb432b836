import { importSource } from '../../../build/importSource.mjs';
import { asNewVisitor } from '../visitor.mjs';

/** @type {typeof import('../../../src/content/contactFields.ts')} */
const { contactFields } = await importSource('src/content/contactFields.ts');
/** @type {typeof import('../../exampleTexts.ts')} */
const { exampleTexts } = await importSource('tests/exampleTexts.ts');

const query = {
  ...exampleTexts(contactFields),
  name: 'Asha Devi',
  email: 'asha@shop.example',
  phone: '98765 43210',
  city: 'Gurgaon',
  message: 'Please tell me how to begin.',
};

/**
 * A contact query on a slow phone and a slow network, by a visitor who types as fast as the page
 * takes it: when the form is there, when it is filled, when the page says that it was sent.
 *
 * @param {import('../bench.mjs').Visit} visit
 */
export function contactForm({ target, route }) {
  return asNewVisitor(
    async (page) => {
      const asked = Date.now();
      const since = () => Date.now() - asked;
      await page.goto(target.slowOrigin + route, { waitUntil: 'domcontentloaded' });
      await page.waitForSelector('form [name="name"]', { visible: true, timeout: 60_000 });
      const there = since();
      for (const [field, text] of Object.entries(query)) {
        // A touch that is made up loses some of the keys that follow; a click does not.
        await page.click(`form [name="${field}"]`);
        await page.keyboard.type(text);
      }
      const filled = since();
      await page.click('form [type="submit"]');
      await page.waitForFunction(
        "document.querySelector('form [role=status]')?.textContent.includes('Query sent successfully!')",
        { timeout: 60_000 },
      );
      return {
        'form on the screen, ms': there,
        'form filled, ms': filled,
        'form sent, ms': since(),
        'slowest key or click, ms': await page.evaluate(slowestEvent),
      };
    },
    [watchEvents],
  );
}

function watchEvents() {
  const events = { slowest: 0 };
  Object.assign(window, { benchEvents: events });
  const everyEvent = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    events.slowest = Math.max(events.slowest, ...list.getEntries().map(({ duration }) => duration));
  }).observe(everyEvent);
}

/** @returns {number} */
function slowestEvent() {
  return Reflect.get(window, 'benchEvents').slowest;
}
