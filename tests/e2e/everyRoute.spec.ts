import { expect } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { localPath } from '../../src/domain/localPath';
import { collectRequests, hydrate, mapOrigin, test } from './site';
import { smoke } from './smoke';

for (const { code, tag, prefix, direction } of languages)
  test(
    `every page in ${code} answers, fits a phone and hydrates in silence`,
    smoke,
    async ({ page, problems, baseURL }) => {
      test.slow();
      await page.setViewportSize({ width: 360, height: 640 });
      const requests = collectRequests(page);
      const html = page.locator('html');
      for (const { path } of pages)
        await test.step(path, async () => {
          const response = await page.goto(localPath(prefix, path));
          expect(response?.status()).toBe(200);
          await expect(html).toHaveAttribute('lang', tag);
          await expect(html).toHaveCSS('direction', direction);
          await expect(page).toHaveTitle(/\S/);
          const headings = page.getByRole('heading', { level: 1 });
          await expect(headings).toHaveCount(1);
          const heading = await headings.elementHandle();
          await hydrate(page);
          // Where React finds another page than the one that was prerendered, it builds it anew.
          expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
          const overflow = await page.evaluate(async () => {
            await document.fonts.ready;
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect(overflow).toBe(0);
        });
      expect(problems).toEqual([]);
      const origins = requests
        .map((request) => new URL(request.url()))
        .filter(({ protocol }) => protocol !== 'data:')
        .map(({ origin }) => origin);
      expect(origins.filter((origin) => ![baseURL, mapOrigin].includes(origin))).toEqual([]);
    },
  );
