import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { query, sendRequest, startMailSandbox } from './mailSandboxServer';

const modeHeader = 'x-mail-sandbox-mode';

/** The body of a send that is in order and exactly so long. */
function bodyOfSize(bytes: number) {
  const message = 'a'.repeat(bytes - JSON.stringify(sendRequest).length + query.message.length);
  return { ...sendRequest, template_params: { ...query, message } };
}

test('a send that is in order is kept and answered with OK', async () => {
  const { send, outbox } = await startMailSandbox();
  const request = { ...sendRequest, template_params: { ...query, name: 'आशा देवी 🙏' } };
  const answer = await send(request);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.text()).toBe('OK');
  expect(await outbox()).toEqual({
    mode: 'accept',
    messages: [{ receivedAt: expect.any(String), request }],
  });
});

test('a send with a wrong key, of another site or in an unknown mode is refused and not kept, whatever the mode', async () => {
  const { send, outbox, changeMode } = await startMailSandbox();
  await changeMode('silent');
  const wrong = await send({ ...sendRequest, user_id: 'other' });
  expect(wrong.status).toBe(403);
  expect(await wrong.text()).toMatch(/Public Key is invalid/);
  expect((await send(sendRequest, { headers: { origin: 'https://example.com' } })).status).toBe(
    403,
  );
  expect((await send(sendRequest, { headers: { [modeHeader]: 'sometimes' } })).status).toBe(400);
  expect(await outbox()).toMatchObject({ messages: [] });
});

test('the preflight lets any server of this computer send', async () => {
  const { send } = await startMailSandbox();
  const headers = { origin: 'http://localhost:1', 'access-control-request-method': 'POST' };
  const answer = await send(sendRequest, { method: 'OPTIONS', body: null, headers });
  expect(answer.status).toBe(204);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': `content-type, ${modeHeader}`,
  });
});

test('a send of 50,000 bytes is kept, and longer ones are refused once they are read', async () => {
  const { send } = await startMailSandbox();
  expect((await send(bodyOfSize(50_000))).status).toBe(200);
  for (const bytes of [50_001, 10_000_000]) {
    const answer = await send(bodyOfSize(bytes));
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch(/50000 bytes/);
  }
});

test('a send that is broken off in the middle harms nothing', async () => {
  const { server, port, send } = await startMailSandbox();
  const arrived = once(server, 'request');
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/v1.0/email/send HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
  const [, response] = await arrived;
  const closed = once(response, 'close');
  socket.resetAndDestroy();
  await closed;
  expect((await send()).status).toBe(200);
  expect(response.writableEnded).toBe(false);
});

test.each([
  ['403', 403, 'Forbidden'],
  ['429', 429, 'Too Many Requests'],
  ['451', 451, 'Unavailable For Headless Browser'],
  ['500', 500, 'Internal Server Error'],
])(
  'while the mode is %s, a send is answered so and not kept, unless it has its own mode',
  async (mode, status, text) => {
    const { send, changeMode, outbox } = await startMailSandbox();
    await changeMode(mode);
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(text);
    expect(await outbox()).toEqual({ mode, messages: [] });
    expect((await send(sendRequest, { headers: { [modeHeader]: 'accept' } })).status).toBe(200);
  },
);

test('while the mode is drop, the connection of a send is cut', async () => {
  const { send, changeMode } = await startMailSandbox();
  await changeMode('drop');
  await expect(send()).rejects.toThrow('fetch failed');
});

test('while the mode is silent, sends are held until it changes, but not those of clients that left or want silence', async () => {
  const { server, send, changeMode, outbox } = await startMailSandbox();
  await changeMode('silent');
  const client = new AbortController();
  const hold = async (init: RequestInit = {}) => {
    const arrived = once(server, 'request');
    const sent = send(sendRequest, init);
    const [request, response] = await arrived;
    await once(request, 'end');
    return { sent, response };
  };
  const left = await hold({ signal: client.signal });
  const closed = once(left.response, 'close');
  client.abort();
  await expect(left.sent).rejects.toThrow('aborted');
  await closed;
  const ownClient = new AbortController();
  const own = await hold({ headers: { [modeHeader]: 'silent' }, signal: ownClient.signal });
  const held = await hold();
  await changeMode('silent');
  expect(held.response.headersSent).toBe(false);
  await changeMode('accept');
  expect(await (await held.sent).text()).toBe('OK');
  expect(own.response.headersSent).toBe(false);
  ownClient.abort();
  await expect(own.sent).rejects.toThrow('aborted');
  expect(await outbox()).toMatchObject({ messages: [{}] });
});

test('a request for any other path is passed on', async () => {
  const { url } = await startMailSandbox();
  for (const path of ['/', '/contact', '/__outbox2', '/api/v1.0/email/send-form', '/__outbox/']) {
    expect(await (await fetch(url + path)).text()).toBe('passed on');
  }
});
