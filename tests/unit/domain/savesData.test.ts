import { afterEach, expect, test, vi } from 'vitest';
import { savesData } from '../../../src/domain/savesData';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, { connection: { saveData: true } }],
  [false, { connection: { saveData: false } }],
  [false, { connection: {} }],
  [false, {}],
])('%s for a browser with %o', (saves, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(savesData()).toBe(saves);
});
