import { expect, it } from 'vitest';
import { freshTexts } from '../../../src/domain/typedTexts';

const now = 2_000_000_000_000;
const texts = { name: 'Asha' };

it('texts are fresh for half an hour', () => {
  expect(freshTexts({ texts, editedAt: now - 1_799_999 }, now)).toBe(texts);
  expect(freshTexts({ texts, editedAt: now - 1_800_000 }, now)).toBeUndefined();
});

it('texts without a time, as an earlier version of the site stored them, are not fresh', () => {
  expect(freshTexts(JSON.parse('{ "name": "Asha" }'), now)).toBeUndefined();
  expect(freshTexts(undefined, now)).toBeUndefined();
});
