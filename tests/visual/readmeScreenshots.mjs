/** Takes the two screenshots of the README from the built site: Home on a wide screen, four pages on phones. */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';

const sand = '#F6ECD9';

/** Room around the windows and between them, in pixels. */
const gap = 28;
const screenshots = [
  { file: 'readme/wide.jpg', window: { width: 1440, height: 900 }, paths: ['/'] },
  {
    file: 'readme/phones.jpg',
    window: { width: 360, height: 780 },
    paths: ['/', '/products/micro-atm', '/about', '/JoinUs'],
  },
];

const server = await preview({ mode: 'sandbox', preview: { port: 0, strictPort: false } });
const site = server.resolvedUrls?.local[0];
const browser = await chromium.launch(chromiumLaunchOptions());

for (const { file, window: viewport, paths } of screenshots) {
  const shots = await Promise.all(
    paths.map(async (path) => {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
      const shot = await page.screenshot();
      return `<img width="${viewport.width}" src="data:image/png;base64,${shot.toString('base64')}">`;
    }),
  );
  const sheet = await browser.newPage({
    viewport: {
      width: gap + paths.length * (viewport.width + gap),
      height: viewport.height + 2 * gap,
    },
  });
  await sheet.setContent(
    `<style>
      body { display: flex; gap: ${gap}px; margin: ${gap}px; background: ${sand}; }
      img { border-radius: 16px; }
    </style>${shots.join('')}`,
  );
  await sheet.screenshot({
    path: fileURLToPath(new URL(file, import.meta.url)),
    type: 'jpeg',
    quality: 85,
  });
}
await browser.close();
await server.close();
