import { expect, test } from 'vitest';
import { localPath } from '../../../src/domain/localPath';

const pairs = [
  ['', '/', '/'],
  ['', '/about', '/about'],
  ['/hi', '/', '/hi'],
  ['/hi', '/about', '/hi/about'],
] as const;

test.each(pairs)('below “%s” the page %s has the address %s', (prefix, path, address) => {
  expect(localPath(prefix, path)).toBe(address);
});
