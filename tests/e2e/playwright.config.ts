import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';
import { languages } from '../../src/content/languages';
import { findNginx } from '../nginx/findNginx.mjs';
import { messagesOf } from './messagesOf';
import { modeHeader } from './modeHeader';

const [usual] = languages;
const { E2E_LANGUAGE: code = usual.code } = process.env;

const { args, ...launchOptions } = chromiumLaunchOptions();
const port = Number(process.env.PORT) || 4173;
const nginxPort = port + 1;
const hasNginx = findNginx() !== undefined;

const previewOnly = ['outbox.spec.ts', 'deployableBuild.spec.ts'];

/** What another language cannot change, or has every language in one test: it is asked once. */
const sameInEachLanguage = [
  ...previewOnly,
  // Many texts, steps, answers and deployments, at length, ask the same code in any language.
  'contactAnswers.spec.ts',
  'formFuzz.spec.ts',
  'formModel.spec.ts',
  'newDeployments.spec.ts',
  'hosts.spec.ts',
  'language*.spec.ts',
  'rightToLeft.spec.ts',
  'links.spec.ts',
  'policyHeaders.spec.ts',
  'siteFiles.spec.ts',
  // Rings and edges, which every language has from one theme.
  'focusRing.spec.ts',
  'forcedColours.spec.ts',
  // The browser's own translation, which stands here for every pair of languages.
  'translation.spec.ts',
  // What loads when, what is lost and what is kept: the same code, whatever the words.
  'autofill.spec.ts',
  'browserLife.spec.ts',
  'formDrafts.spec.ts',
  'formLife.spec.ts',
  'loadingErrors.spec.ts',
  'policies.spec.ts',
  'preloading.spec.ts',
  'starting.spec.ts',
];
const askedBefore = code === usual.code ? [] : sameInEachLanguage;

/** What depends on who serves the site. */
const aboutTheHost = [...previewOnly, 'hosts.spec.ts', 'policyHeaders.spec.ts'];

/** Whether what does not depend on the host runs on one of two hosts only, to save half of the time. */
const isShared = process.env.E2E_HOSTS === 'shared';

/**
 * End-to-end tests: the built site with the mail sandbox, as `npm start` serves it, and where there
 * is an nginx, as nginx serves it by the build's configuration.
 */
export default defineConfig({
  testDir: '.',
  tsconfig: messagesOf(code),
  fullyParallel: true,
  // Most of a test is waiting for the browser: more workers than Playwright takes of itself.
  workers: Math.max(4, availableParallelism() - 1),
  // What is expected comes late on a busy machine; how soon it comes is no test's matter.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.E2E_REPORT
    ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'line',
  use: {
    launchOptions: {
      ...launchOptions,
      // No other name is looked up. Routes would do as well, but turn the browser's cache off.
      args: [
        ...args,
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
    // The outbox page's switch is everybody's; a test that wants a failure asks for its own.
    extraHTTPHeaders: { [modeHeader]: 'accept' },
  },
  projects: [
    {
      name: 'preview',
      use: { baseURL: `http://localhost:${port}` },
      testIgnore: askedBefore,
      ...(hasNginx && isShared && { testMatch: aboutTheHost }),
    },
    ...(hasNginx
      ? [
          {
            name: 'nginx',
            use: { baseURL: `http://localhost:${nginxPort}` },
            // The outbox is a part of the preview, and the build is asked about without a host.
            testIgnore: [...previewOnly, ...askedBefore],
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: 'npx vite preview --mode sandbox',
      cwd: '../..',
      port,
      reuseExistingServer: true,
    },
    ...(hasNginx
      ? [
          {
            command: `node tests/e2e/serveWithNginx.mjs ${nginxPort} ${port}`,
            cwd: '../..',
            port: nginxPort,
            reuseExistingServer: true,
          },
        ]
      : []),
  ],
});
