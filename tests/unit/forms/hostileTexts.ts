import fc from 'fast-check';

const long = 100_000;
const repeated = (unit: string) => unit.repeat(Math.ceil(long / unit.length));

/** What people, scripts and broken keyboards put into fields. */
export const nastyTexts = [
  ...['', ' ', '\t\r\n', '\u00a0\u2003\u3000\ufeff', '\u0000', '\u0007\u001b[31m'],
  ...['\u200b\u200d\u2060', '\u202eexe.piz', '\u200fابجد', '\u2066a\u2069', 'e\u0301\u0323\u0489'],
  ...['👩‍👩‍👧‍👦🇮🇳', '\ud800', 'a\udfff', '\udc00\ud800', '१२३४५६७८९०', '٣٤٥', '𝒳'.repeat(50)],
  ...['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '"><svg onload=alert(1)>'],
  ...['</textarea><b>', 'javascript:alert(1)', '&lt;b&gt;&amp;', '<!--', ']]>'],
  ...["'; DROP TABLE queries; --", "' OR '1'='1", '{{7*7}}', `\${7*7}`, '#{7*7}', '<%= 7 * 7 %>'],
  ...['%00%0d%0aBcc: a@b.example', 'a\r\nBcc: all@b.example', 'a@b.example', '../../etc/passwd'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '[object Object]'],
  ...[
    '\\u0041\\',
    '"\'`\\',
    '{"a":1}',
    '{"a":',
    '\u2028\u2029',
    '+91 (98765) 432-10',
    '98765432101',
  ],
];

const hugeTexts = ['a', ' ', '<', '\ud800', '1', 'a@', 'a.', '-', '👍'].map(repeated);

const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

const hostileText = fc.oneof(
  fc.string({ unit: codeUnit, maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .array(fc.constantFrom(...nastyTexts), { maxLength: 3 })
    .map((components) => components.join(' ')),
);

/** So many texts, the same each time: every nasty one, 100,000 characters of several kinds, and mixtures. */
export function hostileTexts(count: number): string[] {
  const known = [...nastyTexts, ...hugeTexts];
  return [...known, ...fc.sample(hostileText, { numRuns: count - known.length, seed: 20_261_122 })];
}
