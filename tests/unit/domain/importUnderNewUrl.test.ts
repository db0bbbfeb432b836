import { describe, expect, it } from 'vitest';
import { importUnderNewUrl } from '../../../src/domain/importUnderNewUrl';

const url = 'https://saralpay.example/static/js/email-abc.js';

describe('a script that could not be fetched', () => {
  it.each([url, url.replace('https', 'http')])(
    'is asked for again under another URL: %s',
    async (failed) => {
      const error = new TypeError(`Failed to fetch dynamically imported module: ${failed}`);
      // Node imports nothing from a network, and says so.
      await expect(importUnderNewUrl(error, 2)).rejects.toHaveProperty(
        'code',
        'ERR_UNSUPPORTED_ESM_URL_SCHEME',
      );
    },
  );

  it.each([
    ['names no URL', new TypeError('Importing a module script failed.')],
    ['names one in the middle', new TypeError(`${url} failed, it is said`)],
    ['is no error', url],
    ['is nothing', undefined],
  ])('stays lost where what is thrown %s', async (_, error) => {
    await expect(importUnderNewUrl(error, 1)).rejects.toBe(error);
  });
});
