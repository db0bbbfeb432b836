import { expect, test } from 'vitest';
import { letterParts } from '../../../src/domain/letterParts';

test('a letter is its opening, and a label and a text for each line of its end', () => {
  const letter = 'Dear team,\n\nMoney was debited.\n\nAmount: ₹2,580\nTime:  14:30 \nReference:';
  expect(letterParts(letter)).toEqual({
    opening: 'Dear team,\n\nMoney was debited.',
    lines: [
      { label: 'Amount', text: '₹2,580' },
      { label: 'Time', text: '14:30' },
      { label: 'Reference', text: '' },
    ],
  });
});
