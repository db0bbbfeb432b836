import { expect, test } from 'vitest';
import { parseMessage, plainText } from '../../../src/domain/parseMessage';

const partsOf = (message: string) => parseMessage(message).map(({ id: _, ...part }) => part);

test('a message without marks is one part', () => {
  expect(partsOf('Take a receipt (1) [or two].')).toEqual([
    { text: 'Take a receipt (1) [or two].' },
  ]);
  expect(partsOf('')).toEqual([]);
});

test('emphasis and links are parts of their own, wherever they stand', () => {
  expect(
    partsOf('**Cheated?** Call [1930](tel:1930), then see [what to do](/help#money).'),
  ).toEqual([
    { text: 'Cheated?', isEmphasised: true },
    { text: ' Call ' },
    { text: '1930', href: 'tel:1930' },
    { text: ', then see ' },
    { text: 'what to do', href: '/help#money' },
    { text: '.' },
  ]);
});

test('a link within emphasis is both', () => {
  expect(partsOf('**Call [1930](tel:1930)** now')).toEqual([
    { text: 'Call ', isEmphasised: true },
    { text: '1930', isEmphasised: true, href: 'tel:1930' },
    { text: ' now' },
  ]);
});

test('the plain text has the words alone', () => {
  expect(plainText('**Cheated?** Call [1930](tel:1930).')).toBe('Cheated? Call 1930.');
});
