import { brotliCompressSync } from 'node:zlib';
import { inlineScripts } from '../../../build/shippedPage.mjs';
import { asNewVisitor, pressNothing, untilQuiet } from '../visitor.mjs';

/**
 * What a visit takes over the network, in kilobytes as sent and without headers: before the first
 * interaction, and for hydration.
 *
 * @param {import('../bench.mjs').Visit} visit
 */
export function bytes({ target, route }) {
  return asNewVisitor(async (page) => {
    const answer = await page.goto(target.origin + route, { waitUntil: 'load' });
    const html = (await answer?.text()) ?? '';
    await untilQuiet(page);
    const before = await page.evaluate(loaded);
    const inline = Buffer.byteLength(inlineScripts(html).join(''));
    const inView = before.images.inView;
    /** @type {Record<string, number>} */
    const measured = {
      'HTML, kB': before.html / 1000,
      'CSS in the HTML, kB if sent alone': styleBytes(html) / 1000,
      'font, kB': before.fonts / 1000,
      'images in the first view, kB': inView / 1000,
      'images below it, kB': before.images.below / 1000,
      'script files before interaction, kB': before.scripts / 1000,
      'script in the HTML, kB unpacked': inline / 1000,
      'all before interaction but images below, kB':
        (before.html + before.fonts + inView + before.scripts + before.others) / 1000,
    };
    if (target.name !== 'site') return measured;
    await pressNothing(page);
    await untilQuiet(page);
    const after = await page.evaluate(loaded);
    return { ...measured, 'script files once hydrated, kB': after.scripts / 1000 };
  });
}

/** @param {string} html */
function styleBytes(html) {
  const styles = [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)];
  return brotliCompressSync(styles.map(([, text = '']) => text).join('')).length;
}

/** What the page has loaded so far, told by the browser. */
function loaded() {
  const inView = new Set();
  for (const element of document.querySelectorAll('*')) {
    const { top, left, bottom, right, width } = element.getBoundingClientRect();
    const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && width > 0;
    if (!isSeen) continue;
    if (element instanceof HTMLImageElement) inView.add(element.currentSrc);
    for (const measurement of [undefined, '::before', '::after']) {
      const { backgroundImage, maskImage } = getComputedStyle(element, measurement);
      for (const [, url = ''] of `${backgroundImage} ${maskImage}`.matchAll(/url\("([^"]+)"\)/g)) {
        inView.add(url);
      }
    }
  }
  const sums = {
    html: 0,
    scripts: 0,
    fonts: 0,
    others: 0,
    images: { inView: 0, below: 0 },
  };
  for (const entry of performance.getEntriesByType('navigation')) {
    if (entry instanceof PerformanceResourceTiming) sums.html += entry.encodedBodySize;
  }
  for (const entry of performance.getEntriesByType('resource')) {
    if (!(entry instanceof PerformanceResourceTiming)) continue;
    const { name, encodedBodySize, transferSize } = entry;
    // Had already: the hydration loader fetches each file before it runs it.
    if (transferSize === 0) continue;
    if (name.endsWith('.js')) sums.scripts += encodedBodySize;
    else if (name.endsWith('.woff2')) sums.fonts += encodedBodySize;
    else if (!/\.(svg|png|jpg|webp|avif)$/.test(name)) sums.others += encodedBodySize;
    else if (inView.has(name)) sums.images.inView += encodedBodySize;
    else sums.images.below += encodedBodySize;
  }
  return sums;
}
