import { expect, test } from 'vitest';
import type { FormField } from '../../../src/content/formField';
import { queryEmail } from '../../../src/forms/queryEmail';

const rule = { required: 'missing' };

test('a query becomes an email with every field, an option by its label, and the message last', () => {
  const fields = {
    name: { rule },
    message: { rows: 4, rule },
    topic: { options: ['money', 'shop'], as: 'select', rule },
    city: { rule },
  } as const satisfies Record<string, FormField>;
  const query = {
    name: ' Asha Devi \u200b',
    message: 'Two lines,\nand more.',
    topic: 'shop',
    city: 'Gurgaon',
  };
  const labels = {
    name: 'Name',
    message: 'Message',
    topic: { label: 'About', options: { money: 'Missing money', shop: 'My shop' } },
    city: 'City',
  };
  expect(queryEmail(fields, query, labels)).toEqual({
    subject: 'Message: Asha Devi',
    body: 'Name: Asha Devi\nAbout: My shop\nCity: Gurgaon\n\nTwo lines,\nand more.\n',
  });
});
