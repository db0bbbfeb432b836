import { expect, test } from 'vitest';
import { contactsWithin } from '../../../src/domain/contactsWithin';

test('a text without contacts stays whole', () => {
  expect(contactsWithin('We answer within 15 working days.')).toEqual([
    { text: 'We answer within 15 working days.' },
  ]);
});

test('an email address leads to a letter, without the full stop behind it', () => {
  expect(contactsWithin('Write to support@saralpay.example.')).toEqual([
    { text: 'Write to ' },
    { text: 'support@saralpay.example', href: 'mailto:support@saralpay.example' },
    { text: '.' },
  ]);
});

test('a phone number leads to a call of the same number without its blanks', () => {
  expect(contactsWithin('Call +91 00000 00000, or write.')).toEqual([
    { text: 'Call ' },
    { text: '+91 00000 00000', href: 'tel:+910000000000' },
    { text: ', or write.' },
  ]);
});

test('figures that are no international number are left alone', () => {
  const text = 'CIN U00000HR2000PTC000000, Sector 00, 122001, within 10 years; 5 + 12 = 17';
  expect(contactsWithin(text)).toEqual([{ text }]);
});

test('a contact by itself is the whole text, whatever the parts of its domain', () => {
  expect(contactsWithin('help@mail.saralpay.example')).toEqual([
    { text: 'help@mail.saralpay.example', href: 'mailto:help@mail.saralpay.example' },
  ]);
});
