/**
 * @param {import('puppeteer-core').Page} page
 * @param {() => Promise<void>} close
 * @returns {import('./engine.ts').Tab}
 */
export function tabOfPage(page, close) {
  // Puppeteer waits for an event that a page out of the back/forward cache never has.
  const unawaited = (/** @type {Promise<unknown>} */ navigation) => {
    navigation.catch(() => {});
  };
  return {
    open: async (url) => unawaited(page.goto(url, { timeout: 0 })),
    back: async () => unawaited(page.goBack({ timeout: 0 })),
    async evaluate(run, ...args) {
      const call = `JSON.stringify([(${run})(...${JSON.stringify(args)})])`;
      const [result] = JSON.parse(String(await page.evaluate(call)));
      return result;
    },
    bringToFront: () => page.bringToFront(),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (x, y, delay = 0) => page.mouse.click(x, y, { delay }),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    print: () => page.pdf(),
    close,
  };
}
