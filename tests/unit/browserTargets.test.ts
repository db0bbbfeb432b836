import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserTargets } from '../../build/browserTargets';

it('builds for the browsers that the README names', () => {
  const [, chrome, firefox, safari] =
    /Chrome and Edge (\d+), Firefox (\d+), Safari (\d+),/.exec(readFileSync('README.md', 'utf8')) ??
    [];
  expect(browserTargets).toEqual([
    `chrome${chrome}`,
    `edge${chrome}`,
    `firefox${firefox}`,
    `safari${safari}`,
    `ios${safari}`,
  ]);
});
