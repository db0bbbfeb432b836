import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../build/findChromium.mjs';
import { languages } from '../../src/content/languages';
import { findNginx } from '../nginx/findNginx.mjs';
import { eachLanguage } from './eachLanguage';
import { messagesOf } from './messagesOf';
import { modeHeader } from './modeHeader';

const [usual] = languages;
const { E2E_LANGUAGE: code = usual.code } = process.env;

const { args, ...launchOptions } = chromiumLaunchOptions();
const port = Number(process.env.PORT) || 4173;
const nginxPort = port + 1;
const hasNginx = findNginx() !== undefined;

const previewOnly = ['outbox.spec.ts'];

/** What depends on the server. */
const aboutTheServer = [...previewOnly, 'servers.spec.ts', 'policyHeaders.spec.ts'];

/** Whether what does not depend on the server runs on one of two servers only, to save half of the time. */
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
  // A further language is asked only what it can change.
  ...(code !== usual.code && { grep: new RegExp(eachLanguage.tag) }),
  reporter: process.env.PLAYWRIGHT_REPORT
    ? [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT }]]
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
    // A worker would answer for the server; what it does has tests of its own.
    serviceWorkers: 'block',
    // The outbox page's switch is everybody's; a test that wants a failure asks for its own.
    extraHTTPHeaders: { [modeHeader]: 'accept' },
  },
  projects: [
    {
      name: 'preview',
      use: { baseURL: `http://localhost:${port}` },
      ...(hasNginx && isShared && { testMatch: aboutTheServer }),
    },
    ...(hasNginx
      ? [
          {
            name: 'nginx',
            use: { baseURL: `http://localhost:${nginxPort}` },
            // The outbox is a part of the preview.
            testIgnore: previewOnly,
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
