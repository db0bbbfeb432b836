import { describe, expect, it } from 'vitest';
import { joinMessages } from '../../../src/content/en/forms';
import { join } from '../../../src/content/en/pages/join';
import type { FormField } from '../../../src/content/formField';
import { fieldRule } from '../../../src/forms/fieldRule';
import { joinSchema } from '../../../src/forms/joinSchema';

const messages = { empty: 'Fill it in', wrong: 'Is wrong' };

const ruleOf = (pattern: RegExp | 'email') => {
  const rule = { required: 'empty', format: { pattern, invalid: 'wrong', example: '' } } as const;
  const field: FormField<keyof typeof messages> = { rule };
  return fieldRule(field, messages);
};

describe('the rule of a field', () => {
  it('takes a field that was never filled in for empty', () => {
    expect(ruleOf('email').getDefault()).toBe('');
  });

  it('takes invisible characters alone for empty, and hands on a text without those at its ends', () => {
    expect(() => ruleOf(/./).validateSync('\u200b \u3164')).toThrow('Fill it in');
    expect(ruleOf('email').validateSync('\u200ba@b\ufeff')).toBe('a@b');
  });

  it('asks of an email address what a browser asks', () => {
    expect(ruleOf('email').isValidSync(' a@b ')).toBe(true);
    expect(() => ruleOf('email').validateSync('a@')).toThrow('Is wrong');
  });

  it('says of an empty field that it is empty, and not that it is wrong', () => {
    const check = () => ruleOf(/^\d+$/).validateSync('', { abortEarly: false });
    expect(check).toThrow(expect.objectContaining({ errors: ['Fill it in'] }));
  });
});

it('the join form takes a role that is on offer, and no other', () => {
  const [offered, ...others] = join.roles.map(({ value }) => value);
  if (!offered) throw new Error('A role is offered.');
  const schema = joinSchema(joinMessages, [offered]);
  expect(() => schema.validateSyncAt('role', { role: offered })).not.toThrow();
  for (const role of others)
    expect(() => schema.validateSyncAt('role', { role })).toThrow(joinMessages.roleRequired);
});
