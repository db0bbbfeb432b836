import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

afterEach(() => {
  vi.unstubAllGlobals();
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

test('carried text can be read again until it is forgotten', () => {
  carryDrafts(formsWith('Asha'));
  expect(nameInNextDocument()).toBe('Asha');
  expect(nameInNextDocument()).toBe('Asha');
  forgetCarriedDrafts();
  expect(nameInNextDocument()).toBe('');
});

test('blank forms replace what was carried before', () => {
  carryDrafts(formsWith('Asha'));
  carryDrafts(formsWith(''));
  expect(nameInNextDocument()).toBe('');
});
