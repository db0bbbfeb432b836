import { expect, test } from 'vitest';
import { fillInLines } from '../../../src/domain/fillInLines';

const text = 'Name: {name}\nRole: {role}';

test('each placeholder gives way to its value, and a missing value leaves a blank', () => {
  expect(fillInLines(text, { name: 'Asha Devi' })).toBe('Name: Asha Devi\nRole: ');
});

test('a value keeps to its line, with no blanks around it', () => {
  expect(fillInLines('Name: {name}.', { name: ' Asha \r\n\tDevi\u0000 ' })).toBe(
    'Name: Asha Devi.',
  );
});

test('no placeholder of a value is filled in, and none by a name that every object has', () => {
  expect(fillInLines(text, { name: '{role}', role: '$&' })).toBe('Name: {role}\nRole: $&');
  expect(fillInLines('{constructor}', {})).toBe('');
});
