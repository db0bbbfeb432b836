import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type PhoneEntryKind,
  takeEarlyPhoneText,
  takePhoneEntry,
} from '../../../src/domain/phoneNumber';

const digit = fc.constantFrom(...'0123456789');
const tenDigits = fc.string({ unit: digit, minLength: 10, maxLength: 10 });
const heldByField = fc.string({ unit: digit, maxLength: 10 });
const kind = fc.constantFrom<PhoneEntryKind>('typed', 'atOnce');
const separator = fc.constantFrom(
  ...[' ', '\u00a0', '\u202f', '\t', '-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212'],
  ...['.', '\u00b7', '(', ')', '[', ']', '{', '}', '\u202a', '\u202c', '\u200b', ''],
);
const prefix = fc.constantFrom('', '+91', '91', '0091', '0', '\uff0b91');
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789+- ०१९a') }),
);

/** The ten digits of each script that the runtime can write numbers in. */
const scripts = Intl.supportedValuesOf('numberingSystem')
  .map((system) => [
    ...new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(
      1_023_456_789,
    ),
  ])
  .map(([one = '', zero = '', ...others]) => [zero, one, ...others])
  .filter((digits) => digits.length === 10 && digits.every((each) => /\p{Nd}/u.test(each)));

const writeIn = (script: readonly string[]) => (text: string) =>
  text.replace(/[0-9]/g, (ascii) => script[Number(ascii)] ?? '');

const toAscii = (text: string) =>
  scripts.reduce(
    (ascii, script) =>
      ascii.replace(/\p{Nd}/gu, (each) =>
        script.includes(each) ? String(script.indexOf(each)) : each,
      ),
    text,
  );

describe('Typed', () => {
  test('a digit is taken', () => {
    expect(takePhoneEntry('98765', '987654', 'typed')).toEqual({ value: '987654' });
  });

  test.each(['७', '৭', '௭', '７', '٧', '𑄽', '𝟟'])(
    '%s is taken as the digit that it is',
    (digit) => {
      expect(takePhoneEntry('98', `98${digit}`, 'typed')).toEqual({ value: '987' });
    },
  );

  test.each(['a', ' ', '+', '-', '.', '²', '௰', 'é', '👍'])('%o is refused', (character) => {
    expect(takePhoneEntry('98765', `98765${character}`, 'typed')).toEqual({
      value: '98765',
      problem: 'notNumeric',
    });
  });

  test('an eleventh digit is refused, at the end or in the middle', () => {
    const refused = { value: '9876543210', problem: 'tooLong' };
    expect(takePhoneEntry('9876543210', '98765432101', 'typed')).toEqual(refused);
    expect(takePhoneEntry('9876543210', '98765543210', 'typed')).toEqual(refused);
  });

  test('a letter after ten digits is refused as a letter', () => {
    const entry = takePhoneEntry('9876543210', '9876543210x', 'typed');
    expect(entry.problem).toBe('notNumeric');
  });

  test('whatever deleting leaves over is taken', () => {
    fc.assert(
      fc.property(heldByField, fc.nat(10), fc.nat(10), (held, from, count) => {
        const left = held.slice(0, from) + held.slice(from + count);
        expect(takePhoneEntry(held, left, 'typed')).toEqual({ value: left });
      }),
    );
  });

  test('a digit takes the place of a selection, even in a full field', () => {
    expect(takePhoneEntry('9876543210', '9810', 'typed')).toEqual({ value: '9810' });
  });

  test('a letter in the place of a selection leaves the selected digits in the field', () => {
    expect(takePhoneEntry('9876543210', 'x', 'typed').value).toBe('9876543210');
  });
});

describe('At once', () => {
  test('every way to write a number of ten digits gives these ten digits in silence', () => {
    const separators = fc.array(separator, { minLength: 17, maxLength: 17 });
    const script = fc.constantFrom(...scripts.map(writeIn));
    fc.assert(
      fc.property(
        tenDigits,
        prefix,
        separators,
        script,
        heldByField,
        (number, lead, gaps, write, held) => {
          const written = [...write(lead + number)].map((sign, at) => gaps[at] + sign).join('');
          expect(takePhoneEntry(held, written + gaps.at(-1), 'atOnce')).toEqual({ value: number });
        },
      ),
    );
  });

  test.each([
    ['+91 98765 43210', '9876543210'],
    ['(+91) 98765-43210', '9876543210'],
    ['0091.98765.43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['+৯১ ৯৮৭৬৫ ৪৩২১০', '9876543210'],
    ['௯௮௭௬௫-௪௩௨௧௦', '9876543210'],
    ['＋９１ ９８７６５ ４３２１０', '9876543210'],
    ['98765\u2800\ufe0f43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['0123456789', '0123456789'],
    ['919876543210', '9876543210'],
  ])('%s gives %s', (text, value) => {
    expect(takePhoneEntry('', text, 'atOnce')).toEqual({ value });
  });

  test('only one prefix goes: with a second one the number is too long', () => {
    const entry = takePhoneEntry('', '+91 098765 43210', 'atOnce');
    expect(entry).toEqual({ value: '', problem: 'tooLong' });
  });

  test.each(['98765432101', '+1 415 555 26711', '1234567890123456'])('%s is too long', (text) => {
    const entry = takePhoneEntry('12345', text, 'atOnce');
    expect(entry).toEqual({ value: '12345', problem: 'tooLong' });
  });

  test.each(['98765abcde', 'call me', '+', '9876543210 ext. 4', '98765/43210', '௯௱௮௰௭'])(
    '%s is not a number',
    (text) => {
      const entry = takePhoneEntry('12345', text, 'atOnce');
      expect(entry).toEqual({ value: '12345', problem: 'notNumeric' });
    },
  );

  test('fewer than ten digits are taken in silence, for neither alert would be true', () => {
    expect(takePhoneEntry('', '98765', 'atOnce')).toEqual({ value: '98765' });
    expect(takePhoneEntry('98765', '98765 4321', 'atOnce')).toEqual({ value: '987654321' });
  });

  test('a number pasted in two halves is judged as the field would then stand', () => {
    expect(takePhoneEntry('98765', '98765 43210', 'atOnce')).toEqual({ value: '9876543210' });
  });

  test('a number pasted behind digits is too long, its country code or not', () => {
    const refused = { value: '98765', problem: 'tooLong' };
    expect(takePhoneEntry('98765', '98765+91 98765 43210', 'atOnce')).toEqual(refused);
  });

  test('cutting everything empties the field', () => {
    expect(takePhoneEntry('98765', '', 'atOnce')).toEqual({ value: '' });
  });
});

describe('Before the rule could be applied', () => {
  test.each(['+91 98765-43210', '९८७६५ ४३२१०', '৯৮৭৬৫ ४३२१०', '98765', ''])(
    '%o is taken like text that arrives at once',
    (text) => {
      expect(takeEarlyPhoneText(text)).toEqual(takePhoneEntry('', text, 'atOnce'));
    },
  );

  test.each([
    ['98765432109', '9876543210', 'tooLong'],
    ['98a76', '9876', 'notNumeric'],
    ['call me', '', 'notNumeric'],
    ['९८७x', '987', 'notNumeric'],
    ['௯௮௭x𝟞', '9876', 'notNumeric'],
    ['98765x432109', '9876543210', 'tooLong'],
    ['98765432109x', '9876543210', 'notNumeric'],
    ['98👍76', '9876', 'notNumeric'],
  ])('%s keeps %s and tells its last refusal', (text, value, problem) => {
    expect(takeEarlyPhoneText(text)).toEqual({ value, problem });
  });

  test('the first ten digits stay whatever stands between them, and what is skipped is told', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { value, problem } = takeEarlyPhoneText(text);
        if (!problem) expect({ value }).toEqual(takePhoneEntry('', text, 'atOnce'));
        else expect(value).toBe(toAscii(text).replace(/\D/g, '').slice(0, 10));
      }),
      { numRuns: 1_000 },
    );
  });

  test('what it keeps is kept again in silence', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { value } = takeEarlyPhoneText(text);
        expect(takeEarlyPhoneText(value)).toEqual({ value });
      }),
    );
  });
});

describe('However it arrives', () => {
  test('the field holds at most ten ASCII digits, and what it held where there is a problem', () => {
    fc.assert(
      fc.property(heldByField, anyText, kind, (held, text, how) => {
        const { value, problem } = takePhoneEntry(held, text, how);
        expect(value).toMatch(/^[0-9]{0,10}$/);
        if (problem) expect(value).toBe(held);
      }),
      { numRuns: 1_000 },
    );
  });

  test('what was taken once is taken again as it is', () => {
    fc.assert(
      fc.property(heldByField, anyText, kind, kind, (held, text, how, howAgain) => {
        const { value } = takePhoneEntry(held, text, how);
        expect(takePhoneEntry(value, value, howAgain)).toEqual({ value });
      }),
    );
  });

  test('nothing is cut in silence: every digit of the text is there, or a problem is named', () => {
    const text = fc.string({ unit: fc.constantFrom(...'123456789+- ') });
    fc.assert(
      fc.property(heldByField, text, kind, (held, entry, how) => {
        const { value, problem } = takePhoneEntry(held, entry, how);
        const digits = entry.replace(/\D/g, '');
        const isWhole = value === digits || digits === `91${value}`;
        expect(problem !== undefined || isWhole).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('ten digits after a plus are no longer than a number, but no number', () => {
  expect(takePhoneEntry('', '+9876543210', 'atOnce')).toEqual({ value: '', problem: 'notNumeric' });
});
