import { describe, expect, it } from 'vitest';
import { pseudoLocale } from '../../build/pseudoLocale';

describe('pseudo-locale', () => {
  it('are accented and about two fifths longer', () => {
    const changed = String(pseudoLocale('Payments made simple, for every town and village', []));
    expect(changed.normalize('NFC')).not.toMatch(/\b[A-Za-z]{2,}\b/);
    expect([...new Intl.Segmenter().segment(changed)].length).toBeGreaterThan(48 * 1.25);
  });

  it('keep placeholders, addresses, figures and names', () => {
    const text = 'Saralpay closes at {time}: write to support@saralpay.example, call +91 00000';
    const changed = String(pseudoLocale(text, ['Saralpay']));
    for (const component of ['Saralpay ', '{time}:', 'support@saralpay.example', '+91 00000']) {
      expect(changed).toContain(component);
    }
    expect(changed).not.toContain('closes');
  });

  it('keep what code goes by', () => {
    const page = { id: 'home', links: [{ label: 'Home', href: '/home' }], value: 'MERCHANT' };
    expect(pseudoLocale(page, [])).toEqual({
      ...page,
      links: [{ label: expect.not.stringMatching(/^Home$/), href: '/home' }],
    });
  });

  it('name the parts of a text as the text has them', () => {
    const [text, component] = ['Tell us within 30 days', 'Tell us'].map((one) =>
      pseudoLocale(one, []),
    );
    expect(text).toContain(component);
  });
});
