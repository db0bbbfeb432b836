import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no package of the lock file is tied to a registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});

test('no install script is run', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
