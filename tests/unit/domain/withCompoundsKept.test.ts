import { expect, test } from 'vitest';
import { withCompoundsKept } from '../../../src/domain/withCompoundsKept';

test.each([
  ['An e-ticket, cyber-crime', 'An e-\u2060ticket, cyber-\u2060crime'],
  ['एक लेन-देन। जानी-पहचानी', 'एक लेन-\u2060देन। जानी-\u2060पहचानी'],
])('%s: no line ends in a hyphen', (text, kept) => {
  expect(withCompoundsKept(text)).toBe(kept);
});

test('other hyphens stay as they are', () => {
  const text = 'Open 10-18, Mon - Fri.';
  expect(withCompoundsKept(text)).toBe(text);
});
