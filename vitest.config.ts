// Before all that reads the records of languages.
import './build/loadLanguages.ts';

import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './build/findChromium.mjs';
import { illustrations } from './build/illustrations.ts';
import { messageCatalogue, pseudoCode } from './build/messageCatalogue.ts';
import { languages } from './src/content/languages.ts';
import site from './vite.config.ts';

/** Of each project of tests. With one number for all, none waits for another to end. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Apart from the site's configuration, which need not load the test runner and a browser's driver. */
export default defineConfig((env) => ({
  ...site(env),
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          testTimeout: 120_000,
          // Files share their imports; each puts back the globals that it replaces.
          isolate: false,
          maxWorkers,
        },
      },
      {
        // Pages in the pseudo-locale: what is left plain was left out of the content.
        plugins: [react(), illustrations(), messageCatalogue(() => ({ code: pseudoCode }))],
        test: {
          name: 'pseudo',
          environment: 'node',
          testTimeout: 120_000,
          include: ['tests/pseudoLocale/**/*.test.ts'],
          maxWorkers,
        },
      },
      stories(),
    ],
  },
}));

/**
 * The stories that a second language asks as well: pages and the frame around them, whose text fits or
 * not, and what forms and the office hours say. Other stories take the same messages through the same code.
 */
const storiesOfEachLanguage =
  /^pages\/(?!Journeys)|\/(Site(Header|Menu|Footer)|ProductsMenu|OfficeHoursChip|LanguageOffer|FailureAlert|SentNotice|(Contact|Join)Form(Messages)?)\.stories\.tsx$/;

const otherStories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.stories.tsx') && !storiesOfEachLanguage.test(file));

/** The language of a window of stories: what its instance provides. */
const languageOfInstance = () => ({
  expression: `(await import('vitest')).inject('language')`,
});

/** Every story with its play: one server, with a browser for each of the first two languages. */
function stories(): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' }), messageCatalogue(languageOfInstance)],
    test: {
      testTimeout: 120_000,
      // A story is drawn anew each time.
      isolate: false,
      maxWorkers,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: languages.slice(0, 2).map(({ code }, index) => ({
          browser: 'chromium',
          name: index === 0 ? 'stories' : `stories-${code}`,
          provide: { language: code },
          ...(index > 0 && {
            exclude: ['**/*.mdx', ...otherStories.map((file) => `stories/${file}`)],
          }),
        })),
      },
      setupFiles: ['.storybook/vitest.setup.ts'],
    },
  };
}
