import { expect, test, vi } from 'vitest';
import { joinFields } from '../../../src/content/joinFields';
import { createFormDrafts } from '../../../src/forms/formDrafts';
import { exampleTexts } from '../../exampleTexts';

test('the drafts of a visit are blank at first, each its own, and blank again when cleared', () => {
  const { contact, join, application } = createFormDrafts();
  contact.keep({ name: 'Asha' });
  expect(contact.read()).toEqual({ name: 'Asha' });
  expect(join.read()).toEqual({});
  expect(application.current).toBeUndefined();
  contact.clear();
  expect(contact.read()).toEqual({});
});

test('an application is there for half an hour, and deleted then though nobody reads it', () => {
  vi.useFakeTimers();
  const { application } = createFormDrafts();
  const made = exampleTexts(joinFields);
  application.current = made;
  vi.advanceTimersByTime(1_799_999);
  expect(application.current).toEqual(made);
  vi.advanceTimersByTime(1);
  vi.setSystemTime(Date.now() - 60_000);
  expect(application.current).toBeUndefined();
  vi.useRealTimers();
});
