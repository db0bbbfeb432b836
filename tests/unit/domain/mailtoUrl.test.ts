import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinFields } from '../../../src/content/joinFields';
import * as englishJoining from '../../../src/content/messages/en/joining';
import { thanks as english } from '../../../src/content/messages/en/pages/thanks';
import * as hindiJoining from '../../../src/content/messages/hi/joining';
import { thanks as hindi } from '../../../src/content/messages/hi/pages/thanks';
import { fitsMailtoUrl, mailtoUrl } from '../../../src/domain/mailtoUrl';
import { applicationEmail } from '../../../src/pages/thanks/applicationEmail';
import { exampleTexts } from '../../exampleTexts';
import { nastyTexts } from '../forms/hostileTexts';

const to = 'support@saralpay.example';

const languages = [
  { ...english.email, labels: englishJoining.joinLabels },
  { ...hindi.email, labels: hindiJoining.joinLabels },
];

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

  it.each(languages)('keeps the words of a language: $title', (words) => {
    const email = applicationEmail({}, words);
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

  it.each(languages)('has room for all of an application: $title', (words) => {
    const details = {
      ...exampleTexts(joinFields),
      name: 'चंद्रशेखर वेंकटरमण सुब्रह्मण्यम',
      phone: '9876543210',
      role: 'मास्टर डिस्ट्रीब्यूटर',
    };
    expect(fitsMailtoUrl(to, applicationEmail(details, words))).toBe(true);
  });

  it.each(nastyTexts)('adds no field, recipient or line for the name %j', (name) => {
    const email = applicationEmail({ ...exampleTexts(joinFields), name, role: 'RETAILER' });
    const { pathname, hash, fields } = read(mailtoUrl(to, email));
    expect([pathname, hash]).toEqual([to, '']);
    expect(Object.keys(fields)).toEqual(['subject', 'body']);
    const lines = fields.body?.split('\r\n') ?? [];
    expect(lines).toHaveLength(applicationEmail().body.split('\n').length);
    expect(lines).toEqual(expect.arrayContaining(['Phone: 9876543210', 'Role: RETAILER']));
  });
});

describe('an email that is longer than a mail program takes', () => {
  const most = 2000;
  const opening = 'नाम: आशा\nशहर: पटना\n\n';
  const bodyOf = (url: string) => read(url).fields.body ?? '';

  it('fits to the last character, and no further', () => {
    const room = most - mailtoUrl(to, { subject: 'S', body: '' }).length;
    const full = { subject: 'S', body: 'a'.repeat(room) };
    expect(fitsMailtoUrl(to, full)).toBe(true);
    expect(bodyOf(mailtoUrl(to, full))).toBe(full.body);
    const fuller = { subject: 'S', body: 'a'.repeat(room + 1) };
    expect(fitsMailtoUrl(to, fuller)).toBe(false);
    expect(mailtoUrl(to, fuller)).toHaveLength(most);
    expect(bodyOf(mailtoUrl(to, fuller))).toMatch(/^a+…$/);
  });

  it('loses the end of its longest line and keeps every other', () => {
    const long = 'क'.repeat(300);
    const body = bodyOf(mailtoUrl(to, { subject: 'S', body: `${opening}${long}\n\nधन्यवाद` }));
    const [before, kept, after] = body.split(/(क+…)/);
    expect(before).toBe(opening.replaceAll('\n', '\r\n'));
    expect(kept?.length).toBeGreaterThan(150);
    expect(after).toBe('\r\n\r\nधन्यवाद');
  });

  it('loses its end where no line alone is long enough', () => {
    const body = bodyOf(
      mailtoUrl(to, { subject: 'S', body: opening + 'एक छोटी पंक्ति\n'.repeat(100) }),
    );
    expect(body).toMatch(/^नाम: आशा\r\nशहर: पटना\r\n\r\n(एक छोटी पंक्ति\r\n)+[^\n]*…$/);
  });

  it('has its subject shortened as well where that is very long', () => {
    const name = 'அ'.repeat(1000);
    const { subject, body } = read(mailtoUrl(to, { subject: name, body: `${name}\n98765` })).fields;
    expect(subject).toMatch(/^அ+…$/);
    expect(body).toMatch(/^அ+…\r\n98765$/);
  });

  it.each(['👩‍👩‍👧‍👦', '🇮🇳', 'क्षि', 'e\u0301\u0323', '\ud800', '𝒳'])(
    'is not cut within a character: %s',
    (character) => {
      const url = mailtoUrl(to, { subject: 'S', body: character.repeat(2000) });
      const [kept = '', rest] = bodyOf(url).split('…');
      expect(rest).toBe('');
      expect(kept).toBe(
        character.replace('\ud800', '\ufffd').repeat(kept.length / character.length),
      );
      expect(url.length).toBeLessThanOrEqual(most);
    },
  );

  it('fits, whatever it is written with', () => {
    const text = fc.string({ unit: 'binary', maxLength: 600 });
    fc.assert(
      fc.property(text, fc.array(text), (subject, lines) => {
        const email = { subject, body: lines.join('\n') };
        const url = mailtoUrl(to, email);
        expect(url.length).toBeLessThanOrEqual(most);
        if (fitsMailtoUrl(to, email)) expect(url).not.toContain(encodeURIComponent('…'));
      }),
    );
  });
});
