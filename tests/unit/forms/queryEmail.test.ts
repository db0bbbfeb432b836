import { expect, test } from 'vitest';
import { queryEmail } from '../../../src/forms/queryEmail';

test('a query becomes an email with every field, and the message last', () => {
  const query = {
    name: ' Asha Devi \u200b',
    email: 'asha@shop.example',
    phone: '+91 98765 43210',
    city: 'Gurgaon',
    message: 'Two lines,\nand more.',
  };
  const labels = {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    message: 'Message',
  };
  expect(queryEmail(query, labels)).toEqual({
    subject: 'Message: Asha Devi',
    body: 'Name: Asha Devi\nEmail: asha@shop.example\nPhone: +91 98765 43210\nCity: Gurgaon\n\nTwo lines,\nand more.\n',
  });
});
