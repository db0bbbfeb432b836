import { expect, it } from 'vitest';
import { findPlaceholders } from '../../build/findPlaceholders';

const placeholdersIn = (text: string) => findPlaceholders({ en: { text } });

it.each([
  '',
  'https://www.saralpay.example',
  'support@saralpay.example',
  'https://x.example/saralpay',
  '+910000000000',
  '+91 00000 00000',
  '+91-0000000000',
  'U00000HR2000PTC000000',
  'Floor 0, Sample Tower',
  'Sector 00',
])('takes “%s” for a placeholder', (text) => {
  expect(placeholdersIn(text)).toEqual([`text: ${text || 'empty'}`]);
});

it.each([
  'https://www.saralpay.in/example',
  'https://www.example.saralpay.in',
  '+91 98100 12345',
  'U67120HR2010PTC040506',
  'Monday to Friday, 9:00 AM to 5:00 PM',
  '100+',
  '400001',
  '800000',
  '800 000',
  'U72900BR2019PTC000001',
  'U72900BR2019PTC100000',
  '+91 98000 00000',
  '+918000000000',
  '0% charge',
])('takes “%s” for a fact', (text) => {
  expect(placeholdersIn(text)).toEqual([]);
});

it('names where it stands, and the languages where others have another text', () => {
  expect(
    findPlaceholders({
      en: { bank: '', social: [{ href: 'https://x.example' }], city: 'City 0' },
      hi: { bank: '', social: [{ href: 'https://x.example' }], city: 'शहर 0' },
    }),
  ).toEqual([
    'bank: empty',
    'social.0.href: https://x.example',
    'city: City 0 (en)',
    'city: शहर 0 (hi)',
  ]);
});
