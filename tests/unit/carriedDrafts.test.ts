import { beforeEach, expect, test, vi } from 'vitest';
import { carryDrafts, forgetCarriedDrafts, readCarriedDrafts } from '../../src/app/carriedDrafts';
import { createFormDrafts } from '../../src/pages/formDrafts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

/** The forms of a document in which somebody has typed a name, or nothing. */
function formsWith(name: string) {
  const drafts = createFormDrafts();
  drafts.join.keep({ ...drafts.join.read(), name });
  return drafts;
}

/** The name that the forms of the next document have. */
function nameInNextDocument() {
  const drafts = createFormDrafts();
  readCarriedDrafts(drafts);
  return drafts.join.read().name;
}

test('what was typed is there however often React starts the next document anew', () => {
  carryDrafts(formsWith('Asha'));
  expect(nameInNextDocument()).toBe('Asha');
  expect(nameInNextDocument()).toBe('Asha');
  forgetCarriedDrafts();
  expect(nameInNextDocument()).toBe('');
});

test('what was carried by mistake is not given to the next document once the forms are blank', () => {
  carryDrafts(formsWith('Asha'));
  carryDrafts(formsWith(''));
  expect(nameInNextDocument()).toBe('');
});
