import { expect, test } from 'vitest';
import { failureReason } from '../../../src/forms/failureReason';

test.each([
  ['other', { status: 500 }],
  ['tooMany', { status: 429, text: 'Too Many Requests' }],
  ['other', { text: '429' }],
  ['other', new TypeError('Failed to fetch')],
  ['other', '429'],
  ['other', null],
  ['other', undefined],
])('%s is what is wrong where a send was refused with %o', (reason, error) => {
  expect(failureReason(error, true)).toBe(reason);
});

test('without a network nothing else counts', () => {
  expect(failureReason({ status: 429 }, false)).toBe('offline');
});
