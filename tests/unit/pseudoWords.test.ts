import { describe, expect, it } from 'vitest';
import { pseudoWords } from '../../build/pseudoWords';

describe('words of no language', () => {
  it('are accented and about two fifths longer', () => {
    const changed = String(pseudoWords('Payments made simple, for every town and village', []));
    expect(changed.normalize('NFC')).not.toMatch(/\b[A-Za-z]{2,}\b/);
    expect([...new Intl.Segmenter().segment(changed)].length).toBeGreaterThan(48 * 1.25);
  });

  it('keep placeholders, addresses, figures and names', () => {
    const text = 'Saralpay closes at {time}: write to support@saralpay.example, call +91 00000';
    const changed = String(pseudoWords(text, ['Saralpay']));
    for (const part of ['Saralpay ', '{time}:', 'support@saralpay.example', '+91 00000']) {
      expect(changed).toContain(part);
    }
    expect(changed).not.toContain('closes');
  });

  it('keep what code goes by', () => {
    const page = { id: 'home', links: [{ label: 'Home', href: '/home' }], value: 'MERCHANT' };
    expect(pseudoWords(page, [])).toEqual({
      ...page,
      links: [{ label: expect.not.stringMatching(/^Home$/), href: '/home' }],
    });
  });

  it('name the parts of a text as the text has them', () => {
    const [text, part] = ['Tell us within 30 days', 'Tell us'].map((one) => pseudoWords(one, []));
    expect(text).toContain(part);
  });
});
