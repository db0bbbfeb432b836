import { expect, test } from 'vitest';
import { localPath, pathWithin } from '../../../src/domain/localPath';

const pairs = [
  ['', '/', '/'],
  ['', '/about', '/about'],
  ['/hi', '/', '/hi'],
  ['/hi', '/about', '/hi/about'],
] as const;

test.each(pairs)('below “%s” the page %s has the address %s', (prefix, path, address) => {
  expect(localPath(prefix, path)).toBe(address);
});

test.each(pairs)('below “%s” the page %s is found at %s', (prefix, path, address) => {
  expect(pathWithin(prefix, address)).toBe(path);
});

test('an address that only begins with the same letters is one of another language', () => {
  expect(pathWithin('/hi', '/history')).toBe('/history');
  expect(pathWithin('/hi', '/about/hi/')).toBe('/about/hi/');
});
