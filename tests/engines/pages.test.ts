import { expect } from 'vitest';
import { languages } from '../../src/content/languages';
import { paths } from '../../src/content/paths';
import { localPath } from '../../src/domain/localPath';
import { kindsOfPages } from '../e2e/kindsOfPages.ts';
import { journey } from './journey.ts';

for (const { code, prefix } of languages.slice(0, 2))
  journey(`a page of each kind in ${code} fits 320 and 1280 pixels`, async (visitor) => {
    const expectFit = async (width: number) => {
      await visitor.tab.resize(width, 800);
      await visitor.until((wanted) => innerWidth === wanted, width);
      const scrolledTo = await visitor.tab.evaluate(() => {
        scrollTo(1000, scrollY);
        const { scrollX } = window;
        scrollTo(0, scrollY);
        return scrollX;
      });
      expect(scrolledTo).toBe(0);
    };
    for (const path of kindsOfPages) {
      await visitor.open(localPath(prefix, path));
      await expectFit(320);
      await visitor.startApplication();
      await expectFit(320);
      await expectFit(1280);
    }
  });

for (const reducedMotion of [false, true])
  journey(
    `the map of About ${reducedMotion ? 'is static where less motion is asked for' : 'moves'}`,
    async (visitor) => {
      await visitor.open(paths.about);
      const isMoving = () =>
        visitor.tab.evaluate(() =>
          document.getAnimations().some(({ playState }) => playState === 'running'),
        );
      await expect.poll(isMoving).toBe(!reducedMotion);
    },
    { reducedMotion },
  );
