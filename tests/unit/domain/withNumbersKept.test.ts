import { expect, test } from 'vitest';
import { withNumbersKept } from '../../../src/domain/withNumbersKept';

test.each([
  ['Unit 000, Sector 00, Haryana 122001', 'Unit_000, Sector_00, Haryana_122001'],
  ['Example (CIN U00000HR2000PTC000000).', 'Example (CIN_U00000HR2000PTC000000).'],
  ['पता: हरियाणा 122001। इन शर्तों में', 'पता: हरियाणा_122001। इन शर्तों में'],
])(
  '%s: a number that ends a phrase stays with its word, and a code in brackets with its capitals',
  (text, kept) => {
    expect(withNumbersKept(text).replaceAll('\u00a0', '_')).toBe(kept);
  },
);

test.each(['Within 30 days, by IMPS, of ₹100.', 'CIN U00000HR2000PTC000000, Example'])(
  '%s: other blanks, and the one before a long code, may break',
  (text) => {
    expect(withNumbersKept(text)).toBe(text);
  },
);
