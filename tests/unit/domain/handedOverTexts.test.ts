import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteOldTexts,
  forgetHandedOverTexts,
  handOverTexts,
  handOverToOtherLanguage,
  isOutdated,
  readHandedOverTexts,
} from '../../../src/domain/handedOverTexts';
import { openWindow } from './followLink';

beforeEach(() => vi.stubGlobal('sessionStorage', {}));
afterEach(() => vi.unstubAllGlobals());

const typed = {
  contact: { texts: { name: '', city: 'Jaipur' }, editedAt: 1 },
  join: { texts: {}, editedAt: 2 },
};

test('handed over texts can be read again until they are forgotten', () => {
  handOverTexts(typed);
  expect(readHandedOverTexts()).toMatchObject(typed);
  expect(readHandedOverTexts()).toMatchObject(typed);
  forgetHandedOverTexts();
  expect(readHandedOverTexts()).toBeUndefined();
});

test('blank forms replace what was handed over before', () => {
  handOverTexts(typed);
  handOverTexts({ ...typed, contact: { texts: { name: '', city: '' }, editedAt: 3 } });
  expect(readHandedOverTexts()).toBeUndefined();
});

test('a blocked storage hands over nothing and breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  handOverTexts(typed);
  forgetHandedOverTexts();
  expect(readHandedOverTexts()).toBeUndefined();
});

test('texts that waited half an hour are deleted, and recognised where the browser puts them back', () => {
  const now = Date.now();
  handOverTexts({
    contact: { texts: { name: 'Asha', city: '' }, editedAt: now - 1_800_000 },
    join: { texts: { name: 'Ravi' }, editedAt: now - 1_700_000 },
  });
  expect(deleteOldTexts()).toBeCloseTo(100_000, -3);
  expect(deleteOldTexts()).toBeCloseTo(100_000, -3);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asha');
  const { contact, join } = readHandedOverTexts() ?? {};
  expect(contact?.texts).toEqual({});
  expect(isOutdated(contact, 'name', 'Asha')).toBe(true);
  expect(isOutdated(contact, 'name', 'Usha')).toBe(false);
  expect(join?.texts).toEqual({ name: 'Ravi' });
  expect(isOutdated(join, 'name', 'Ravi')).toBe(false);
});

test('what an earlier version of the site stored, without a time, is deleted', () => {
  vi.stubGlobal('sessionStorage', { drafts: '{"join":{"name":"Asha"}}' });
  expect(deleteOldTexts()).toBe(Infinity);
  expect(readHandedOverTexts()?.join?.texts).toEqual({});
});

test('nothing is stored where nothing waits', () => {
  expect(deleteOldTexts()).toBe(Infinity);
  expect({ ...sessionStorage }).toEqual({});
});

const hindi = { href: 'https://saralpay.example/hi/contact', hreflang: 'hi' };

function leave(read: () => typeof typed | undefined, signal?: AbortSignal) {
  const window = openWindow('https://saralpay.example/contact');
  handOverToOtherLanguage(read, signal);
  return window;
}

test('a link to another language takes along what was typed, before the page hears of it', () => {
  const { click, phases } = leave(() => typed);
  click(hindi);
  expect(readHandedOverTexts()).toMatchObject(typed);
  expect(phases[0]).toBe(true);
});

test('any other link takes nothing along, nor does one where no form was typed in', () => {
  leave(() => typed).click({ href: 'https://saralpay.example/about' });
  leave(() => undefined).click(hindi);
  expect(readHandedOverTexts()).toBeUndefined();
});

test('what was handed over is forgotten where the browser kept the page, and only there', () => {
  const { click, dispatch } = leave(() => typed);
  click(hindi);
  dispatch('pageshow', { persisted: false });
  expect(readHandedOverTexts()).toMatchObject(typed);
  dispatch('pageshow', { persisted: true });
  expect(readHandedOverTexts()).toBeUndefined();
});

test('nothing is handed over or forgotten once the signal aborts', () => {
  const controller = new AbortController();
  const { click, dispatch } = leave(() => typed, controller.signal);
  controller.abort();
  click(hindi);
  expect(readHandedOverTexts()).toBeUndefined();
  handOverTexts(typed);
  dispatch('pageshow', { persisted: true });
  expect(readHandedOverTexts()).toMatchObject(typed);
});
