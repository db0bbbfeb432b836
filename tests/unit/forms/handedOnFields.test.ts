import { expect, it } from 'vitest';
import { joinFields } from '../../../src/content/joinFields';
import { applicationEmail } from '../../../src/pages/thanks/applicationEmail';
import { exampleTexts } from '../../exampleTexts';

it('writes every field of an application into the email, in the order of the form', () => {
  const texts = exampleTexts(joinFields);
  const lines = applicationEmail(texts).lines.map(({ text }) => text);
  expect(lines).toEqual(Object.values(texts));
});
