import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { careers as english } from '../../stories/guides/composeAPage/content/messages/en/pages/careers';
import { careers as tamil } from '../../stories/guides/composeAPage/content/messages/ta/pages/careers';
import { openPreview } from './runningPreview';
import { showEntry } from './showEntry';
import { test } from './storybookTest';

const story = { id: 'guides-compose-a-page--phone', type: 'story' } as const;

for (const [language, { title, questions }] of Object.entries({ en: english, ta: tamil }))
  test(`the page of the guide is whole and accessible at 360 and 1280 pixels: ${language}`, async ({
    storybook: { page, url, takeProblems },
  }) => {
    await openPreview(page, url, {}, language);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await showEntry(page, story)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const question of Object.values(questions)) {
        const box = await page.getByRole('heading', { name: question.title }).boundingBox();
        expect(box?.width).toBeGreaterThan(width / 3);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const axe = new AxeBuilder({ page }).setLegacyMode().include('#storybook-root');
      const { violations } = await axe
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze();
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`)),
      ).toEqual([]);
    }
    expect(takeProblems()).toEqual([]);
  });
