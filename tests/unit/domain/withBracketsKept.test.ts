import { expect, test } from 'vitest';
import { withBracketsKept } from '../../../src/domain/withBracketsKept';

test('a bracket stays on one line, and a text may break before it', () => {
  expect(withBracketsKept('Cash Withdrawal (पैसे निकालना)')).toBe(
    'Cash Withdrawal (पैसे\u00a0निकालना)',
  );
});
