import { describe, expect, test } from 'vitest';
import { createOutbox } from '../../build/mailSandbox/outbox';
import { outboxPage } from '../../build/mailSandbox/outboxPage';
import {
  isFromSameOrigin,
  isFromThisComputer,
  isLoopbackHost,
} from '../../build/mailSandbox/requestOrigin';
import {
  describeMode,
  parseModeChange,
  parseSandboxMode,
  sandboxModes,
} from '../../build/mailSandbox/sandboxMode';
import { checkSendRequest } from '../../build/mailSandbox/sendRequest';
import { credentials, sendRequest } from './mailSandboxServer';

const check = (request: unknown, contentType = 'application/json') =>
  checkSendRequest(contentType, JSON.stringify(request), credentials);

function nested(levels: number): unknown {
  return levels === 0 ? 'core' : [nested(levels - 1)];
}

describe('the check of a send', () => {
  test('passes what the email client sends', () => {
    expect(check(sendRequest)).toEqual({ kind: 'valid', request: sendRequest });
  });

  test('passes a JSON content type in any case and with parameters', () => {
    expect(check(sendRequest, 'Application/JSON; charset=utf-8').kind).toBe('valid');
  });

  test('keeps fields that it does not know', () => {
    const request = { ...sendRequest, accessToken: 'more' };
    expect(check(request)).toEqual({ kind: 'valid', request });
  });

  test.each([
    ['another content type', undefined, 'text/plain', 400, /Content-Type/],
    ['no content type', undefined, '', 400, /Content-Type/],
    ['a missing lib_version', { lib_version: undefined }, undefined, 400, /lib_version/],
    ['a lib_version that is no text', { lib_version: 4.4 }, undefined, 400, /lib_version/],
    ['a missing user_id', { user_id: undefined }, undefined, 400, /Public Key is required/],
    ['an empty user_id', { user_id: '' }, undefined, 400, /Public Key is required/],
    ['a wrong user_id', { user_id: 'other' }, undefined, 403, /Public Key is invalid/],
    ['a missing service_id', { service_id: undefined }, undefined, 400, /Service ID is required/],
    ['a wrong service_id', { service_id: 'other' }, undefined, 400, /Service ID was not found/],
    ['a missing template_id', { template_id: null }, undefined, 400, /Template ID is required/],
    ['a wrong template_id', { template_id: 'other' }, undefined, 400, /Template ID was not found/],
    ['missing params', { template_params: undefined }, undefined, 400, /must be an object/],
    ['a list as params', { template_params: [] }, undefined, 400, /must be an object/],
    ['null as params', { template_params: null }, undefined, 400, /must be an object/],
    ['text as params', { template_params: 'name' }, undefined, 400, /must be an object/],
  ])('refuses %s', (_case, change, contentType, status, reason) => {
    expect(check({ ...sendRequest, ...change }, contentType)).toEqual({
      kind: 'refused',
      status,
      reason: expect.stringMatching(reason),
    });
  });

  test.each(['', '{', 'undefined', '{"a":1}}'])('refuses the malformed JSON %j', (body) => {
    expect(checkSendRequest('application/json', body, credentials)).toMatchObject({
      status: 400,
      reason: expect.stringContaining('well-formed'),
    });
  });

  test.each(['null', '[]', '"text"', '1'])('refuses %s, which is no JSON object', (body) => {
    expect(checkSendRequest('application/json', body, credentials)).toMatchObject({
      status: 400,
      reason: expect.stringContaining('JSON object'),
    });
  });

  test('refuses nesting that could not be written out again, however deep', () => {
    const deep = `${'['.repeat(24_000)}${']'.repeat(24_000)}`;
    const body = JSON.stringify(sendRequest).replace('"Asha Devi"', deep);
    expect(checkSendRequest('application/json', body, credentials)).toMatchObject({
      status: 400,
      reason: expect.stringContaining('nested'),
    });
    // The request and its params are two levels themselves.
    expect(check({ ...sendRequest, template_params: { name: nested(30) } }).kind).toBe('valid');
    expect(check({ ...sendRequest, template_params: { name: nested(31) } }).kind).toBe('refused');
  });

  test('refuses more values than a message has, which would take more memory than their bytes', () => {
    // The request itself, its four texts, its params and the list in them are seven.
    const withValues = (values: number) =>
      check({ ...sendRequest, template_params: { list: Array(values - 7).fill({}) } });
    expect(withValues(1_000)).toMatchObject({ kind: 'valid' });
    expect(withValues(1_001)).toMatchObject({
      status: 400,
      reason: expect.stringContaining('1000'),
    });
  });
});

describe('a mode', () => {
  test('is known by its name, or by its status as a number', () => {
    for (const { name } of sandboxModes) expect(parseSandboxMode(name)).toBe(name);
    expect(parseSandboxMode(403)).toBe('403');
    for (const unknown of ['', 'Accept', '404', 404, null, undefined, ['accept'], 'toString']) {
      expect(parseSandboxMode(unknown)).toBeUndefined();
    }
  });

  test('is read from a form and from JSON', () => {
    expect(parseModeChange('application/x-www-form-urlencoded', 'mode=drop')).toBe('drop');
    expect(parseModeChange('application/json', '{"mode":"silent"}')).toBe('silent');
    for (const body of ['', '{', 'null', '"drop"', '{}', '{"mode":"other"}']) {
      expect(parseModeChange('application/json', body)).toBeUndefined();
      expect(parseModeChange('', body)).toBeUndefined();
    }
  });

  test('answers in the words of the email client’s own refusals', () => {
    expect(describeMode('403').answer).toEqual([403, 'Forbidden']);
    expect(describeMode('429').answer).toEqual([429, 'Too Many Requests']);
    expect(describeMode('451').answer).toEqual([451, 'Unavailable For Headless Browser']);
  });
});

describe('the origin of a change', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'http://localhost:5173' }, true],
    [{ origin: 'http://localhost:9999' }, false],
    [{ origin: 'https://example.com' }, false],
    [{ origin: 'null' }, false],
    [{}, true],
  ])('%j at localhost:5173 is trusted: %s', (headers, isTrusted) => {
    expect(isFromSameOrigin({ host: 'localhost:5173', ...headers })).toBe(isTrusted);
  });

  test.each([
    ['a page of the server itself', { 'sec-fetch-site': 'same-origin' }, true],
    ['a page of another server here', { origin: 'http://localhost:6006' }, true],
    ['a program', {}, true],
    ['a page of another site', { origin: 'https://example.com' }, false],
    ['a page without an origin', { origin: 'null' }, false],
    [
      'another site whose name leads here',
      { host: 'example.com', origin: 'http://example.com', 'sec-fetch-site': 'same-origin' },
      false,
    ],
  ])('%s may send: %s', (_sender, headers, may) => {
    expect(isFromThisComputer({ host: 'localhost:5173', ...headers })).toBe(may);
  });

  test.each(['localhost', 'LOCALHOST:80', '127.0.0.1:5173', '[::1]:5173', 'site.localhost'])(
    '%s is this computer',
    (host) => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );

  test.each([
    undefined,
    '',
    'example.com',
    'localhost.example.com',
    '127.0.0.1.nip.io',
    '10.0.0.1',
  ])('%s is another computer', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});

test('the outbox keeps a million characters of messages, however few those are', () => {
  let second = 0;
  const outbox = createOutbox(() => new Date(1000 * second++));
  const large = { ...sendRequest, template_params: { message: "'".repeat(49_900) } };
  for (let sent = 0; sent < 300; sent++) outbox.keep(large);
  expect(outbox.messages).toHaveLength(19);
  expect(outbox.messages.at(0)?.receivedAt).toEqual(new Date(299_000));
  // An apostrophe is five characters on the page, and stands on it twice.
  expect(outboxPage(outbox).length).toBeLessThan(10_500_000);
  outbox.clear();
  for (let sent = 0; sent < 20; sent++) outbox.keep(sendRequest);
  expect(outbox.messages).toHaveLength(20);
});

test('the outbox keeps the newest 200 messages, newest first', () => {
  let second = 0;
  const outbox = createOutbox(() => new Date(1000 * second++));
  for (let sent = 0; sent < 203; sent++) outbox.keep(sendRequest);
  expect(outbox.messages).toHaveLength(200);
  expect(outbox.messages.at(0)?.receivedAt).toEqual(new Date(202_000));
  expect(outbox.messages.at(-1)?.receivedAt).toEqual(new Date(3_000));
});
