import { describe, expect, it } from 'vitest';
import { thanks as english } from '../../../src/content/en/pages/thanks';
import { thanks as hindi } from '../../../src/content/hi/pages/thanks';
import { fillInLines } from '../../../src/domain/fillInLines';
import { mailtoUrl } from '../../../src/domain/mailtoUrl';
import { nastyTexts } from '../forms/hostileTexts';

const to = 'support@saralpay.example';

/** What a mail program reads from the URL. */
function read(url: string) {
  const { protocol, pathname, searchParams, hash } = new URL(url);
  return { protocol, pathname, hash, fields: Object.fromEntries(searchParams) };
}

describe('mailtoUrl', () => {
  it('encodes blanks, signs of URLs and line ends as mail has them', () => {
    expect(mailtoUrl(to, { subject: 'A & B?', body: 'One = 1\nTwo + #2\r\nThree' })).toBe(
      `mailto:${to}?subject=A%20%26%20B%3F&body=One%20%3D%201%0D%0ATwo%20%2B%20%232%0D%0AThree`,
    );
  });

  it.each([english, hindi])('keeps the words of a language: $title', ({ email }) => {
    const { protocol, pathname, fields } = read(mailtoUrl(to, email));
    expect([protocol, pathname]).toEqual(['mailto:', to]);
    expect(fields).toEqual({
      subject: email.subject,
      body: email.body.replaceAll('\n', '\r\n'),
    });
  });

  it('has each end of a line as mail has it, and a sign for half a character', () => {
    expect(mailtoUrl(to, { subject: 'a\ud83d', body: 'b\rc\nd\r\ne' })).toBe(
      `mailto:${to}?subject=a%EF%BF%BD&body=b%0D%0Ac%0D%0Ad%0D%0Ae`,
    );
  });

  it.each([english, hindi])('stays short enough for every mail program: $title', ({ email }) => {
    const body = fillInLines(email.body, {
      name: 'चंद्रशेखर वेंकटरमण सुब्रह्मण्यम',
      phone: '9876543210',
      role: 'मास्टर डिस्ट्रीब्यूटर',
    });
    expect(mailtoUrl(to, { ...email, body }).length).toBeLessThan(2000);
  });

  it.each(nastyTexts)('adds no field, recipient or line for the name %j', (name) => {
    const body = fillInLines(english.email.body, { name, phone: '9876543210', role: 'RETAILER' });
    const { pathname, hash, fields } = read(mailtoUrl(to, { ...english.email, body }));
    expect([pathname, hash]).toEqual([to, '']);
    expect(Object.keys(fields)).toEqual(['subject', 'body']);
    const lines = fields.body?.split('\r\n') ?? [];
    expect(lines).toHaveLength(english.email.body.split('\n').length);
    expect(lines.slice(-2)).toEqual(['Phone: 9876543210', 'Role: RETAILER']);
  });
});
