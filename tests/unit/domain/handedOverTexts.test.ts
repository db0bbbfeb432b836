import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetHandedOverTexts,
  handOverTexts,
  readHandedOverTexts,
} from '../../../src/domain/handedOverTexts';

beforeEach(() => vi.stubGlobal('sessionStorage', {}));

const typed = { contact: { name: '', city: 'Jaipur' }, join: {} };

test('handed over texts can be read again until they are forgotten', () => {
  handOverTexts(typed);
  expect(readHandedOverTexts()).toEqual(typed);
  expect(readHandedOverTexts()).toEqual(typed);
  forgetHandedOverTexts();
  expect(readHandedOverTexts()).toBeUndefined();
});

test('blank forms replace what was handed over before', () => {
  handOverTexts(typed);
  handOverTexts({ contact: { name: '', city: '' }, join: {} });
  expect(readHandedOverTexts()).toBeUndefined();
});

test('a blocked storage hands over nothing and breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  handOverTexts(typed);
  forgetHandedOverTexts();
  expect(readHandedOverTexts()).toBeUndefined();
});
