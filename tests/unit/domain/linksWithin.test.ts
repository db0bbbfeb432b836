import { expect, test } from 'vitest';
import { linksWithin } from '../../../src/domain/linksWithin';

const places = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'contact page', href: '/contact' },
];

test('the name of a place leads there, wherever it stands', () => {
  expect(linksWithin('The contact page, and our Privacy Policy.', places)).toEqual([
    { text: 'The ' },
    { text: 'contact page', href: '/contact' },
    { text: ', and our ' },
    { text: 'Privacy Policy', href: '/privacy' },
    { text: '.' },
  ]);
});

test('a name that is the whole text, or stands in it twice, leads there each time', () => {
  const link = { text: 'contact page', href: '/contact' };
  expect(linksWithin('contact page', places)).toEqual([link]);
  expect(linksWithin('contact page contact page', places)).toEqual([link, { text: ' ' }, link]);
});

test('email addresses and phone numbers stay links, and no name is looked for in them', () => {
  expect(linksWithin('Ask help@shop.example', [{ label: 'help', href: '/help' }])).toEqual([
    { text: 'Ask ' },
    { text: 'help@shop.example', href: 'mailto:help@shop.example' },
  ]);
});

test('without places only the contacts are links', () => {
  expect(linksWithin('See the contact page.')).toEqual([{ text: 'See the contact page.' }]);
});
