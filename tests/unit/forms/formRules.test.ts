import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../src/content/formField';
import { checkForm } from '../../../src/forms/formRules';

const messages = { empty: 'Fill it in', wrong: 'Is wrong' };

type Field = FormField<keyof typeof messages>;

const check = (field: Field, text?: string) => checkForm({ field: text }, { field }, messages);

const refused = (message: string) => ({ errors: { field: message }, values: { field: '' } });
const taken = (text: string) => ({ errors: {}, values: { field: text } });

const required = 'empty';
const email: Field = {
  rule: { required, format: { pattern: 'email', invalid: 'wrong', example: '' } },
};
const digits: Field = {
  rule: { required, format: { pattern: /^\d+$/, invalid: 'wrong', example: '' } },
};

describe('the rule of a field', () => {
  it.each([undefined, '', '  \n', '\u200b \u3164'])(
    'says of a field without a visible character that it is empty, and not that it is wrong: %j',
    (text) => {
      for (const field of [email, digits, { options: ['one'], rule: { required } }] as const)
        expect(check(field, text)).toEqual(refused('Fill it in'));
    },
  );

  it('hands on a text without the blanks and invisible characters at its ends', () => {
    expect(check(digits, ' 12\n')).toEqual(taken('12'));
    expect(check(email, '\u200ba@b\ufeff')).toEqual(taken('a@b'));
  });

  it('asks of an email address what a browser asks', () => {
    expect(check(email, ' a@b ')).toEqual(taken('a@b'));
    expect(check(email, 'a@')).toEqual(refused('Is wrong'));
  });

  it.each([undefined, 'select'] as const)('takes an option, and no other text: %s', (as) => {
    const choice: Field = { options: ['one', 'two'], as, rule: { required } };
    expect(check(choice, 'two')).toEqual(taken('two'));
    expect(check(choice, 'three')).toEqual(refused('Fill it in'));
  });
});

describe('the rules of a form', () => {
  it('are asked of every field, and say nothing of those that are right', () => {
    expect(
      checkForm(
        { one: '1', two: 'b', three: ' ' },
        { one: digits, two: digits, three: email },
        messages,
      ),
    ).toEqual({
      errors: { two: 'Is wrong', three: 'Fill it in' },
      values: { one: '1', two: '', three: '' },
    });
  });

  it('throw where one of them is at fault', () => {
    const broken: RegExp = Object.assign(/./, {
      [Symbol.search]: () => {
        throw new Error('A broken rule');
      },
    });
    const field: Field = {
      rule: { required, format: { pattern: broken, invalid: 'wrong', example: '' } },
    };
    expect(() => check(field, 'text')).toThrow('A broken rule');
  });
});
