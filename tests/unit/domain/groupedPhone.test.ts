import { expect, test } from 'vitest';
import { groupedPhone } from '../../../src/domain/groupedPhone';

test('ten digits are grouped as they are written in India, and anything else is left as it is', () => {
  expect(groupedPhone('9876543210')).toBe('+91 98765 43210');
  expect(groupedPhone('987654321')).toBe('987654321');
});
