import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../src/content/formField';
import { formSchema } from '../../../src/forms/formSchema';

const messages = { empty: 'Fill it in', wrong: 'Is wrong' };

const schemaOf = (field: FormField<keyof typeof messages>) => formSchema({ field }, messages);

const required = 'empty';
const email = schemaOf({
  rule: { required, format: { pattern: 'email', invalid: 'wrong', example: '' } },
});
const digits = schemaOf({
  rule: { required, format: { pattern: /^\d+$/, invalid: 'wrong', example: '' } },
});

describe('the rule of a field', () => {
  it('takes a field that was never filled in for empty', () => {
    expect(() => email.validateSync({})).toThrow('Fill it in');
  });

  it('takes invisible characters alone for empty, and hands on a text without those at its ends', () => {
    expect(() => digits.validateSync({ field: '\u200b \u3164' })).toThrow('Fill it in');
    expect(email.validateSync({ field: '\u200ba@b\ufeff' })).toEqual({ field: 'a@b' });
  });

  it('asks of an email address what a browser asks', () => {
    expect(email.isValidSync({ field: ' a@b ' })).toBe(true);
    expect(() => email.validateSync({ field: 'a@' })).toThrow('Is wrong');
  });

  it('says of an empty field that it is empty, and not that it is wrong', () => {
    const check = () => digits.validateSync({ field: '' }, { abortEarly: false });
    expect(check).toThrow(expect.objectContaining({ errors: ['Fill it in'] }));
  });

  it.each([undefined, 'select'] as const)('takes an option, and no other text: %s', (as) => {
    const choice = schemaOf({ options: ['one', 'two'], as, rule: { required } });
    expect(choice.validateSync({ field: 'two' })).toEqual({ field: 'two' });
    for (const field of ['', 'three']) {
      const check = () => choice.validateSync({ field }, { abortEarly: false });
      expect(check).toThrow('Fill it in');
    }
  });
});
