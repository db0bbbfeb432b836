import { expect, it } from 'vitest';
import { joinFields } from '../../../src/content/joinFields';
import type { thanks as english } from '../../../src/content/messages/en/pages/thanks';
import type { Words } from '../../../src/content/translation';
import { recordKeys } from '../../../src/domain/recordKeys';
import { applicationEmail } from '../../../src/pages/thanks/applicationEmail';
import { exampleTexts } from '../../exampleTexts';

const messages = import.meta.glob<{ thanks: Words<typeof english> }>(
  '../../../src/content/messages/*/pages/thanks.ts',
  { eager: true },
);

it.each(Object.entries(messages))(
  'the email that %s writes for an application has every field of the form',
  (_, { thanks }) => {
    const texts = exampleTexts(joinFields);
    const email = applicationEmail(texts, thanks.email).body;
    const missing = recordKeys(joinFields).filter((field) => !email.includes(texts[field]));
    expect(missing).toEqual([]);
  },
);
