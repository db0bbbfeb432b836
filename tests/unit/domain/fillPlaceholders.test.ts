import { expect, test } from 'vitest';
import { fillPlaceholders } from '../../../src/domain/fillPlaceholders';

const text = 'Name: {name}\nRole: {role}';

test('each placeholder gives way to its value, and a missing value leaves a blank', () => {
  expect(fillPlaceholders(text, { name: 'Asha Devi' })).toBe('Name: Asha Devi\nRole: ');
});

test('a value keeps to its line, with no blanks around it', () => {
  expect(fillPlaceholders('Name: {name}.', { name: ' Asha \r\n\tDevi\u0000 ' })).toBe(
    'Name: Asha Devi.',
  );
});

test('no placeholder of a value is filled in, and none by a name that every object has', () => {
  expect(fillPlaceholders(text, { name: '{role}', role: '$&' })).toBe('Name: {role}\nRole: $&');
  expect(fillPlaceholders('{constructor}', {})).toBe('');
});
