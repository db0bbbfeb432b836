import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { query, sendRequest, startMailSandbox } from './mailSandboxServer';

const modeHeader = 'x-mail-sandbox-mode';
const failures = [
  ['403', 403, 'Forbidden'],
  ['429', 429, 'Too Many Requests'],
  ['451', 451, 'Unavailable For Headless Browser'],
  ['500', 500, 'Internal Server Error'],
] as const;

/** For what no well-behaved client would write. */
const sendHead = ['POST /api/v1.0/email/send HTTP/1.1', 'Host: localhost'];

/** The body of a send that is in order and exactly so long. */
function bodyOfSize(bytes: number): string {
  const message = 'a'.repeat(bytes - JSON.stringify(sendRequest).length + query.message.length);
  return JSON.stringify({ ...sendRequest, template_params: { ...query, message } });
}

/** The answer to the next request, once the sandbox has read the request and holds it. */
async function nextHeld(server: Server): Promise<ServerResponse> {
  const [request, response] = await once(server, 'request');
  await once(request, 'end');
  return response;
}

describe('a send', () => {
  test('that is in order is kept and answered with OK', async () => {
    const { send, outbox } = await startMailSandbox({ now: () => new Date(0) });
    const request = { ...sendRequest, template_params: { ...query, name: 'आशा देवी 🙏' } };
    const answer = await send(request);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toBe('OK');
    expect(await outbox()).toEqual({
      mode: 'accept',
      messages: [{ receivedAt: '1970-01-01T00:00:00.000Z', request }],
    });
  });

  test('that is not in order is refused and not kept, whatever the mode', async () => {
    const { send, outbox, changeMode } = await startMailSandbox();
    await changeMode('silent');
    const answer = await send({ ...sendRequest, user_id: 'other' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toMatch(/Public Key is invalid/);
    expect((await outbox()).messages).toEqual([]);
  });

  test('is a POST, from any server of this computer, as the preflight says', async () => {
    const { send } = await startMailSandbox();
    const plain = await send(sendRequest, { method: 'OPTIONS', body: null });
    expect(plain.status).toBe(405);
    expect(plain.headers.get('allow')).toBe('POST');
    const headers = { origin: 'http://localhost:1', 'access-control-request-method': 'POST' };
    const answer = await send(sendRequest, { method: 'OPTIONS', body: null, headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe(`content-type, ${modeHeader}`);
  });

  test('of another site is refused', async () => {
    const foreign = { headers: { origin: 'https://example.com' } };
    const { send, outbox } = await startMailSandbox();
    expect((await send(sendRequest, foreign)).status).toBe(403);
    expect((await outbox()).messages).toEqual([]);
  });

  test('of 50,000 bytes is kept, and longer ones are refused once they are read', async () => {
    const { send, outbox } = await startMailSandbox();
    expect((await send(sendRequest, { body: bodyOfSize(50_000) })).status).toBe(200);
    for (const bytes of [50_001, 10_000_000]) {
      const answer = await send(sendRequest, { body: bodyOfSize(bytes) });
      expect(answer.status).toBe(413);
      expect(await answer.text()).toMatch(/50000 bytes/);
    }
    expect((await outbox()).messages).toHaveLength(1);
  });

  test('that is broken off in the middle harms nothing', async () => {
    const { server, port, send, failures: failed } = await startMailSandbox();
    const arrived = once(server, 'request');
    const socket = connect(port, '127.0.0.1');
    socket.write([...sendHead, 'Content-Length: 100', '', '{'].join('\r\n'));
    const [request] = await arrived;
    const closed = once(request, 'close').catch(() => undefined);
    socket.resetAndDestroy();
    await closed;
    expect((await send()).status).toBe(200);
    expect(failed).toEqual([]);
  });

  test('is refused while 2,000 are held, which are forgotten when their clients leave', async () => {
    const { port, send, changeMode, outbox } = await startMailSandbox();
    await changeMode('silent');
    const own = { headers: { [modeHeader]: 'accept' } };
    const body = JSON.stringify(sendRequest);
    const type = 'Content-Type: application/json';
    const sent = [...sendHead, type, `Content-Length: ${body.length}`, '', body].join('\r\n');
    const crowd = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'));
    for (const socket of crowd) socket.write(sent.repeat(500));
    await expect.poll(async () => (await send(sendRequest, own)).status).toBe(503);
    for (const socket of crowd) socket.destroy();
    await expect.poll(async () => (await send(sendRequest, own)).status).toBe(200);
    await changeMode('accept');
    // The sends of those who left are not kept.
    expect((await outbox()).messages.length).toBeLessThan(200);
  });
});

describe('while the mode', () => {
  test.each(failures)('is %s, a send is answered so and not kept', async (mode, status, text) => {
    const { send, changeMode, outbox } = await startMailSandbox();
    await changeMode(mode);
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(text);
    expect(await outbox()).toEqual({ mode, messages: [] });
  });

  test('is drop, the connection of a send is cut', async () => {
    const { send, changeMode } = await startMailSandbox();
    await changeMode('drop');
    await expect(send()).rejects.toThrow('fetch failed');
  });

  test('is silent, a send is held until its client leaves', async () => {
    const { server, send, changeMode, outbox } = await startMailSandbox();
    await changeMode('silent');
    const client = new AbortController();
    const held = nextHeld(server);
    const sent = send(sendRequest, { signal: client.signal });
    const closed = once(await held, 'close');
    client.abort();
    await expect(sent).rejects.toThrow('aborted');
    await closed;
    await changeMode('accept');
    expect((await outbox()).messages).toEqual([]);
  });

  test('is silent, a held send is answered as the next mode says', async () => {
    const { server, send, changeMode, outbox } = await startMailSandbox();
    await changeMode('silent');
    const held = nextHeld(server);
    const sent = send();
    const response = await held;
    await changeMode('silent');
    expect(response.headersSent).toBe(false);
    await changeMode('accept');
    expect(await (await sent).text()).toBe('OK');
    expect((await outbox()).messages).toHaveLength(1);
  });
});

describe('the mode header of one send', () => {
  test('asks for a failure of its own', async () => {
    const { send, outbox } = await startMailSandbox();
    expect((await send(sendRequest, { headers: { [modeHeader]: '429' } })).status).toBe(429);
    expect((await send()).status).toBe(200);
    expect((await outbox()).mode).toBe('accept');
  });

  test('asks for silence, which no other test’s change of mode ends', async () => {
    const { server, send, changeMode } = await startMailSandbox();
    const client = new AbortController();
    const held = nextHeld(server);
    const own = { headers: { [modeHeader]: 'silent' }, signal: client.signal };
    const sent = send(sendRequest, own);
    const response = await held;
    await changeMode('429');
    expect(response.headersSent).toBe(false);
    client.abort();
    await expect(sent).rejects.toThrow('aborted');
  });

  test('is refused when it names no mode', async () => {
    const { send, outbox } = await startMailSandbox();
    const answer = await send(sendRequest, { headers: { [modeHeader]: 'sometimes' } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(modeHeader);
    expect((await outbox()).messages).toEqual([]);
  });
});

test('a request for any other path is passed on', async () => {
  const { url } = await startMailSandbox();
  for (const path of ['/', '/contact', '/__outbox2', '/api/v1.0/email/send-form', '/__outbox/']) {
    expect(await (await fetch(url + path)).text()).toBe('passed on');
  }
});
