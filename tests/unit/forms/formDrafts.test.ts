import { expect, test } from 'vitest';
import { createFormDrafts } from '../../../src/forms/formDrafts';

test('the drafts of a visit are blank at first, each its own, and blank again when cleared', () => {
  const { contact, join, application } = createFormDrafts();
  contact.keep({ name: 'Asha' });
  expect(contact.read()).toEqual({ name: 'Asha' });
  expect(join.read()).toEqual({});
  expect(application.current).toBeUndefined();
  contact.clear();
  expect(contact.read()).toEqual({});
});
