import { expect, test } from 'vitest';
import { ratio, withSpread } from '../bench/statistics.mjs';

test('a median stands beside the least and the most, unless all are the same', () => {
  expect(withSpread([30, 10, 20, 40])).toBe('25 (10–40)');
  expect(withSpread([7, 7])).toBe('7');
  expect(withSpread([])).toBe('–');
});

test('a figure is compared with its limit; with a limit of nothing, by the difference', () => {
  expect(ratio([90, 110, 103], [100])).toBe('1.03');
  expect(ratio([0], [0])).toBe('1.00');
  expect(ratio([155], [0])).toBe('+155');
  expect(ratio([155], [])).toBe('–');
});
