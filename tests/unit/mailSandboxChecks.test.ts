import { describe, expect, test } from 'vitest';
import { isFromKnownOrigin, isFromSameOrigin } from '../../build/mailSandbox/requestOrigin';
import { checkSendRequest } from '../../build/mailSandbox/sendRequest';
import { credentials, sendRequest } from './mailSandboxServer';

const check = (request: unknown, contentType = 'application/json') =>
  checkSendRequest(contentType, JSON.stringify(request), credentials);

describe('the check of a send', () => {
  test('passes what the email client sends, with fields that it does not know', () => {
    const request = { ...sendRequest, accessToken: 'more' };
    expect(check(request, 'Application/JSON; charset=utf-8')).toEqual({ kind: 'valid', request });
  });

  test.each([
    [{ lib_version: 4.4 }, 400, /lib_version/],
    [{ user_id: undefined }, 400, /Public Key is required/],
    [{ user_id: '' }, 400, /Public Key is required/],
    [{ user_id: 'other' }, 403, /Public Key is invalid/],
    [{ service_id: undefined }, 400, /Service ID is required/],
    [{ service_id: 'other' }, 400, /Service ID was not found/],
    [{ template_id: null }, 400, /Template ID is required/],
    [{ template_id: 'other' }, 400, /Template ID was not found/],
    [{ template_params: undefined }, 400, /must be an object/],
    [{ template_params: [] }, 400, /must be an object/],
    [{ template_params: 'name' }, 400, /must be an object/],
  ])('refuses %j', (change, status, reason) => {
    expect(check({ ...sendRequest, ...change })).toEqual({
      kind: 'refused',
      status,
      reason: expect.stringMatching(reason),
    });
  });

  test.each([
    ['text/plain', '{}', 'Content-Type'],
    [undefined, '{}', 'Content-Type'],
    ['application/json', '{', 'well-formed'],
    ['application/json', 'null', 'JSON object'],
    ['application/json', '[]', 'JSON object'],
  ])('refuses a body of %s that is %s', (contentType, body, reason) => {
    expect(checkSendRequest(contentType, body, credentials)).toMatchObject({
      status: 400,
      reason: expect.stringContaining(reason),
    });
  });
});

describe('a request to localhost:5173', () => {
  test.each([
    [{}, true, true],
    [{ 'sec-fetch-site': 'none' }, true, true],
    [{ 'sec-fetch-site': 'same-origin' }, true, true],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:6006' }, false, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://example.com' }, false, false],
    [{ origin: 'http://localhost:5173' }, true, true],
    [{ origin: 'http://127.0.0.1:6006' }, false, true],
    [{ origin: 'http://[::1]:6006' }, false, true],
    [{ origin: 'http://site.localhost' }, false, true],
    [{ origin: 'http://localhost.example.com' }, false, false],
    [{ origin: 'http://127.0.0.1.nip.io' }, false, false],
    [{ origin: 'http://192.168.1.2' }, false, false],
    [{ origin: 'null' }, false, false],
  ])('with %j may change the outbox: %s, and may send: %s', (headers, changes, sends) => {
    const all = { host: 'localhost:5173', ...headers };
    expect(isFromSameOrigin(all)).toBe(changes);
    expect(isFromKnownOrigin(all)).toBe(sends);
  });
});
