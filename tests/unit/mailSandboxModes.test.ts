import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { sendRequest, startMailSandbox } from './mailSandboxServer';

const modeHeader = 'x-mail-sandbox-mode';
const failures = [
  ['403', 403, 'Forbidden'],
  ['429', 429, 'Too Many Requests'],
  ['451', 451, 'Unavailable For Headless Browser'],
  ['500', 500, 'Internal Server Error'],
] as const;

/** The moment at which the sandbox has read the next request and starts to hold it. */
async function nextHeld(server: Server): Promise<ServerResponse> {
  const [request, response] = await once(server, 'request');
  await once(request, 'end');
  return response;
}

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
    const { send, changeMode, outbox } = await startMailSandbox();
    await changeMode('drop');
    await expect(send()).rejects.toThrow('fetch failed');
    expect((await outbox()).messages).toEqual([]);
  });

  test('is silent, a send is held until its client leaves', async () => {
    const { server, send, changeMode, outbox } = await startMailSandbox();
    await changeMode('silent');
    const client = new AbortController();
    const held = nextHeld(server);
    const sent = send(sendRequest, { signal: client.signal });
    const response = await held;
    expect(response.headersSent).toBe(false);
    const closed = once(response, 'close');
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

  test('is silent, 500 sends are held and released without a loss', async () => {
    const { server, send, changeMode } = await startMailSandbox();
    await changeMode('silent');
    let arrived = 0;
    const allArrived = new Promise<void>((resolve) => {
      server.on('request', (request) =>
        request.on('end', () => {
          arrived += 1;
          if (arrived === 500) resolve();
        }),
      );
    });
    const sent = Array.from({ length: 500 }, async () => (await send()).status);
    await allArrived;
    await changeMode('429');
    expect(new Set(await Promise.all(sent))).toEqual(new Set([429]));
  });

  test('is silent, a held send ends with the server', async () => {
    const { server, send, changeMode } = await startMailSandbox();
    await changeMode('silent');
    const held = nextHeld(server);
    const sent = send();
    await held;
    server.closeAllConnections();
    await expect(sent).rejects.toThrow('fetch failed');
  });
});

describe('the mode header of one send', () => {
  test.each(failures)('can ask for %s', async (mode, status) => {
    const { send, outbox } = await startMailSandbox();
    expect((await send(sendRequest, { headers: { [modeHeader]: mode } })).status).toBe(status);
    expect((await send()).status).toBe(200);
    expect((await outbox()).mode).toBe('accept');
  });

  test('can ask for accept while other sends fail', async () => {
    const { send, changeMode, outbox } = await startMailSandbox();
    await changeMode('500');
    expect((await send(sendRequest, { headers: { [modeHeader]: 'accept' } })).status).toBe(200);
    expect((await outbox()).messages).toHaveLength(1);
  });

  test('can ask for drop', async () => {
    const { send } = await startMailSandbox();
    const sent = send(sendRequest, { headers: { [modeHeader]: 'drop' } });
    await expect(sent).rejects.toThrow('fetch failed');
  });

  test('can ask for silent, which no other test’s change of mode ends', async () => {
    const { server, send, changeMode } = await startMailSandbox();
    const client = new AbortController();
    const held = nextHeld(server);
    const sent = send(sendRequest, {
      headers: { [modeHeader]: 'silent' },
      signal: client.signal,
    });
    const response = await held;
    await changeMode('429');
    await changeMode('accept');
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
