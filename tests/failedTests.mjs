import { relative } from 'node:path';

/**
 * The names of the tests that failed, from a report of Vitest's `json` reporter. A file that could not be
 * run counts as one.
 *
 * @param {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} report
 */
export function failedInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('', name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [file];
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
}

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { projectName: string, status: string }[] }[]} specs
 */

/**
 * The names of the tests that failed, or passed only at a second try, from a report of Playwright's `json` reporter.
 *
 * @param {{ suites?: Suite[] }} report
 * @returns {string[]}
 */
export function failedInPlaywright({ suites = [] }) {
  return suites.flatMap((suite) =>
    [
      ...suite.specs.flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ projectName }) => (projectName ? `${title} (${projectName})` : title)),
      ),
      ...failedInPlaywright(suite),
    ].map((name) => `${suite.title} › ${name}`),
  );
}
