import { asNewVisitor, tap } from '../visitor.mjs';

/** How long the visitor reads before the tap, in milliseconds. */
const reading = 3000;

/**
 * A blank form that is submitted three seconds after the page has loaded, on a slow phone and a slow
 * network: from the click of the button to the paint of the first message.
 *
 * @param {import('../bench.mjs').Visit} visit
 */
export function blankSubmit({ target, route }) {
  return asNewVisitor(
    async (page) => {
      await page.goto(target.slowOrigin + route, { waitUntil: 'load', timeout: 60_000 });
      await new Promise((resolve) => setTimeout(resolve, reading));
      await tap(page, 'form [type="submit"]');
      const answered = await page.waitForFunction(() => Reflect.get(window, 'benchAnswered'), {
        timeout: 60_000,
      });
      return { 'submit answered, ms': Number(await answered.jsonValue()) };
    },
    [watchMessages],
  );
}

function watchMessages() {
  addEventListener(
    'click',
    () => {
      const clicked = performance.now();
      const look = () => {
        if (!document.querySelector('[aria-invalid="true"]')) requestAnimationFrame(look);
        else
          setTimeout(() => Object.assign(window, { benchAnswered: performance.now() - clicked }));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
