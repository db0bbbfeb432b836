import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { credentials, query, sendRequest, startMailSandbox } from './mailSandboxServer';

/** A body of exactly so many bytes, which is otherwise in order. */
function bodyOfSize(bytes: number): string {
  const [before = '', after = ''] = JSON.stringify({
    ...sendRequest,
    template_params: { ...query, message: '#' },
  }).split('#');
  return `${before}${'a'.repeat(bytes - before.length - after.length)}${after}`;
}

/** Writes bytes as they are, for what no well-behaved client would do. */
async function openSend(port: number, contentLength: number, start: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${contentLength}\r\n\r\n${start}`,
  );
  return socket;
}

describe('a send', () => {
  test('that is in order is kept and answered with OK', async () => {
    const { send, outbox } = await startMailSandbox({ now: () => new Date(0) });
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toBe('OK');
    expect(await outbox()).toEqual({
      mode: 'accept',
      messages: [{ receivedAt: '1970-01-01T00:00:00.000Z', request: sendRequest }],
    });
  });

  test('keeps letters of every script', async () => {
    const { send, outbox } = await startMailSandbox();
    await send({ ...sendRequest, template_params: { ...query, name: 'आशा देवी 🙏' } });
    expect((await outbox()).messages.at(0)?.request.template_params.name).toBe('आशा देवी 🙏');
  });

  test('that is not in order is refused and not kept, whatever the mode', async () => {
    const { send, outbox, changeMode } = await startMailSandbox();
    const wrongKey = { ...sendRequest, user_id: 'other' };
    const answer = await send(wrongKey);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toMatch(/Public Key is invalid/);
    await changeMode('silent');
    expect((await send(wrongKey)).status).toBe(403);
    expect((await send(sendRequest, { body: '{' })).status).toBe(400);
    expect((await outbox()).messages).toEqual([]);
  });

  test('that is not UTF-8 is refused', async () => {
    const { send } = await startMailSandbox();
    const answer = await send(sendRequest, { body: new Uint8Array([0x22, 0xff, 0x22]) });
    expect(answer.status).toBe(400);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('by %s is refused', async (method) => {
    const { url } = await startMailSandbox();
    const answer = await fetch(`${url}/api/v1.0/email/send`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  test('may come from another server of this computer: the preflight says so', async () => {
    const { url } = await startMailSandbox();
    const answer = await fetch(`${url}/api/v1.0/email/send`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:1', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/content-type/);
  });

  test.each<Record<string, string>>([
    { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ])('of a page of another site is refused, and so is its preflight: %j', async (headers) => {
    const { send, outbox } = await startMailSandbox();
    const preflight = { ...headers, 'access-control-request-method': 'POST' };
    const asked = await send(sendRequest, { method: 'OPTIONS', body: null, headers: preflight });
    expect(asked.status).toBe(403);
    const answer = await send(sendRequest, { headers });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toMatch(/this computer only/);
    expect((await outbox()).messages).toEqual([]);
  });

  test('of a page of another site is taken by a server that was opened to others', async () => {
    const { send } = await startMailSandbox({ trustsAnyHost: () => true });
    expect((await send(sendRequest, { headers: { origin: 'https://example.com' } })).status).toBe(
      200,
    );
  });

  test('of 50,000 bytes is kept and one byte more is refused', async () => {
    const { send, outbox } = await startMailSandbox();
    expect((await send(sendRequest, { body: bodyOfSize(50_000) })).status).toBe(200);
    const answer = await send(sendRequest, { body: bodyOfSize(50_001) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch(/50000 bytes/);
    expect((await outbox()).messages).toHaveLength(1);
  });

  test('of 200 million bytes is answered clearly and not held in memory', async () => {
    const { send } = await startMailSandbox();
    const component = new Uint8Array(1_000_000).fill(0x61);
    let written = 0;
    const body = new ReadableStream({
      pull(stream) {
        if (written === 200) return stream.close();
        written += 1;
        stream.enqueue(component);
      },
    });
    const before = process.memoryUsage().arrayBuffers;
    const answer = await send(sendRequest, { body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  });

  test.each([
    ['stops in the middle', '408', 100, '{'],
    ['is too large and never ends', '413', 90_000, 'a'.repeat(60_000)],
  ])('that %s is answered %s when its time is up', async (_case, status, length, start) => {
    const { port } = await startMailSandbox({ timeLimit: 50 });
    const socket = await openSend(port, length, start);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    await once(socket, 'end');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^connection: close\r$/im);
  });

  test('that is broken off in the middle harms nothing', async () => {
    const { server, port, send, outbox } = await startMailSandbox();
    const arrived = once(server, 'request');
    const socket = await openSend(port, 100, '{"lib_version"');
    const [request] = await arrived;
    const closed = once(request, 'close').catch(() => undefined);
    socket.resetAndDestroy();
    await closed;
    expect((await send()).status).toBe(200);
    expect((await outbox()).messages).toHaveLength(1);
  });

  test('is one of 1,000 at once, and each is answered', async () => {
    const { url, send, outbox } = await startMailSandbox();
    const names = Array.from({ length: 1_000 }, (_, sent) => `Visitor ${sent}`);
    const page = fetch(`${url}/__outbox`);
    const answers = await Promise.all(
      names.map(async (name) =>
        (await send({ ...sendRequest, template_params: { ...query, name } })).text(),
      ),
    );
    expect(answers).toEqual(names.map(() => 'OK'));
    expect((await page).status).toBe(200);
    const { messages } = await outbox();
    const kept = messages.map(({ request }) => request.template_params.name);
    expect(kept).toHaveLength(200);
    expect(new Set(kept).size).toBe(200);
    expect(names).toEqual(expect.arrayContaining(kept));
  });

  test('is checked against the credentials that the sandbox was given', async () => {
    const { send } = await startMailSandbox({ ...credentials, publicKey: 'another' });
    expect((await send()).status).toBe(403);
    expect((await send({ ...sendRequest, user_id: 'another' })).status).toBe(200);
  });
});

test('a request for any other path is passed on', async () => {
  const { url } = await startMailSandbox();
  for (const path of ['/', '/contact', '/__outbox2', '/api/v1.0/email/send-form', '/__outbox/']) {
    expect(await (await fetch(url + path)).text()).toBe('passed on');
  }
});
