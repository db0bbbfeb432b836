import { expect, it } from 'vitest';
import type { ThanksContent } from '../../../src/content/contentShapes';
import { joinFields } from '../../../src/content/joinFields';
import { fillPlaceholders } from '../../../src/domain/fillPlaceholders';
import { recordKeys } from '../../../src/domain/recordKeys';
import { exampleTexts } from '../../exampleTexts';

const messages = import.meta.glob<{ thanks: ThanksContent }>(
  '../../../src/content/*/pages/thanks.ts',
  { eager: true },
);

it.each(Object.entries(messages))(
  'the email that %s writes for an application has every field of the form',
  (_, { thanks }) => {
    const texts = exampleTexts(joinFields);
    const email = fillPlaceholders(thanks.email.body, texts);
    const missing = recordKeys(joinFields).filter((field) => !email.includes(texts[field]));
    expect(missing).toEqual([]);
  },
);
