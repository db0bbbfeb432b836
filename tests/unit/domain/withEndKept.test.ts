import { expect, it } from 'vitest';
import { withEndKept } from '../../../src/domain/withEndKept';

it('keeps two short last words on one line with the word before them', () => {
  expect(withEndKept('The receipt shows it too.')).toBe('The receipt shows\u00a0it\u00a0too.');
  expect(withEndKept('Take the receipt with you.')).toBe('Take the receipt\u00a0with\u00a0you.');
});

it('leaves longer last words to break as they need', () => {
  expect(withEndKept('Look once more before paying.')).toBe('Look once more before paying.');
});
