/**
 * `npm run test:e2e`: the end-to-end tests in the first language, or in that of `--language=<code>`.
 * Every other argument is for Playwright.
 */
import { spawnSync } from 'node:child_process';
import { readLanguageArgument } from './languageArgument.mjs';

const {
  codes: [code],
  rest,
} = readLanguageArgument(process.argv.slice(2));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/e2e', ...rest],
  { stdio: 'inherit', env: { ...process.env, E2E_LANGUAGE: code } },
);
process.exitCode = status ?? 1;
