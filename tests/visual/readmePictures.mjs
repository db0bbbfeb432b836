/** Takes the README's picture of the running site (`npm start`): Home, wide and on a phone. */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';

const site = `http://localhost:${process.env.PORT || 4173}/`;
const views = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];

const browser = await chromium.launch(chromiumLaunchOptions());
const shots = await Promise.all(
  views.map(async (viewport) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(site, { waitUntil: 'networkidle' });
    const picture = await page.screenshot();
    return `<img width="${viewport.width}" src="data:image/png;base64,${picture.toString('base64')}">`;
  }),
);

const sheet = await browser.newPage({ viewport: { width: 1758, height: 864 } });
await sheet.setContent(
  `<style>
    body { display: flex; gap: 24px; margin: 32px; background: #F6ECD9; }
    img { border-radius: 12px; box-shadow: 0 2px 12px rgb(20 24 61 / 0.2); }
  </style>${shots.join('')}`,
);
await sheet.screenshot({
  path: fileURLToPath(new URL('pictures/site.jpg', import.meta.url)),
  type: 'jpeg',
  quality: 85,
});
await browser.close();
