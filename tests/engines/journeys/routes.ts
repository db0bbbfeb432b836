import { expect } from 'vitest';
import { builtPaths } from '../../../build/shippedPage.mjs';
import { languages } from '../../../src/content/languages';
import { kindsOfPages } from '../../e2e/kindsOfPages.ts';
import type { Journey } from '../journey.ts';
import { siteDir } from '../watchedSite.ts';

const languageOf = (path: string) =>
  languages.findLast(({ prefix }) => `${path}/`.startsWith(`${prefix}/`));

export function routeJourneys(test: Journey) {
  // Further languages are opened page by page in Chromium.
  for (const language of languages.slice(0, 2))
    test(`every page in ${language.name} fits 320 and 1280 pixels`, async ({ visit }) => {
      const visitor = await visit({ size: [320, 800] });
      const wide: string[] = [];
      const noteWidth = async (path: string) => {
        const isWide = await visitor.tab.evaluate(() => {
          const { scrollX, scrollY } = window;
          scrollTo(1000, scrollY);
          const scrolled = window.scrollX > 0;
          scrollTo(scrollX, scrollY);
          return scrolled;
        });
        if (isWide) wide.push(path);
      };
      for (const path of builtPaths(siteDir).filter((path) => languageOf(path) === language)) {
        await visitor.tab.resize(320, 800);
        await visitor.open(path);
        await noteWidth(`${path} at 320`);
        await visitor.tab.resize(1280, 800);
        await noteWidth(`${path} at 1280`);
        if (!kindsOfPages.some((kind) => kind === path)) continue;
        await visitor.startApplication();
        await noteWidth(`${path} at 1280 with the application`);
      }
      expect(wide).toEqual([]);
    });
}
