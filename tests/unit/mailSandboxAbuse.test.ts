import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { preview } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mailSandbox } from '../../build/mailSandbox/mailSandbox';
import { sitePreview } from '../../build/sitePreview';
import { credentials, sendRequest, startMailSandbox } from './mailSandboxServer';
import { portOf, site } from './mailSandboxSite';

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Megabytes that are still in use once everything unused was thrown away. */
function usedMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}

const sendHead = (...lines: string[]) =>
  ['POST /api/v1.0/email/send HTTP/1.1', 'Host: localhost', ...lines, '', ''].join('\r\n');

/** A whole send, which may stand behind another one on the same connection. */
function wholeSend(...lines: string[]): string {
  const body = JSON.stringify(sendRequest);
  const type = 'Content-Type: application/json';
  return sendHead(type, `Content-Length: ${body.length}`, ...lines) + body;
}

/** Writes bytes as they are, for what no well-behaved client would do. */
async function write(port: number, text: string | Uint8Array): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // The server may cut it while it is still writing.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** The status with which these bytes are answered, or that their connection is cut. */
async function statusOf(port: number, text: string | Uint8Array): Promise<string> {
  const socket = await write(port, text);
  let answer = '';
  return new Promise((resolve) => {
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.includes('\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut'));
  });
}

test('a body sent byte by byte takes no more memory than its bytes', async () => {
  const { server, port } = await startMailSandbox();
  const senders = 4;
  const bytes = 25_000;
  let arrived = 0;
  const allArrived = new Promise<void>((resolve) => {
    server.on('request', (request) =>
      request.on('data', (chunk: Buffer) => {
        arrived += chunk.length;
        if (arrived === senders * bytes) resolve();
      }),
    );
  });
  const before = usedMemory();
  const body = '1\r\na\r\n'.repeat(bytes);
  for (let sender = 0; sender < senders; sender++) {
    await write(port, sendHead('Transfer-Encoding: chunked') + body);
  }
  await allArrived;
  expect(usedMemory() - before).toBeLessThan(5);
});

test('of 2,000 sends held down a few connections none stays once those are closed', async () => {
  const warned = vi.spyOn(process, 'emitWarning');
  const { port, url, send, changeMode, outbox } = await startMailSandbox();
  await changeMode('silent');
  const own = { headers: { 'x-mail-sandbox-mode': 'accept' } };
  const crowd: Socket[] = [];
  for (let sender = 0; sender < 4; sender++) {
    crowd.push(await write(port, wholeSend().repeat(500)));
  }
  await expect.poll(async () => (await send(sendRequest, own)).status).toBe(503);
  const refused = await send(sendRequest, own);
  expect(await refused.text()).toBe('The sandbox has 2000 sends under way already.');
  expect((await fetch(`${url}/__outbox`)).status).toBe(200);

  for (const socket of crowd) socket.destroy();
  await expect.poll(async () => (await send(sendRequest, own)).status).toBe(200);
  await changeMode('accept');
  // None of those who left had their send kept.
  expect((await outbox()).messages.length).toBeLessThan(200);
  expect(warned).not.toHaveBeenCalled();
});

/** The preview server as `npm start` runs it, and someone who only wants to use it. */
async function startSite() {
  const config = await site({ plugins: [mailSandbox(credentials), sitePreview()] });
  const { httpServer, close } = await preview({
    ...config,
    preview: { port: 0, host: '127.0.0.1' },
  });
  onTestFinished(close);
  const port = portOf({ httpServer });
  const url = `http://127.0.0.1:${port}`;
  const send = (body: BodyInit = JSON.stringify(sendRequest)) =>
    fetch(`${url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const visit = async () => {
    expect(await (await send()).text()).toBe('OK');
    const page = await fetch(`${url}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Site</title>');
  };
  return { httpServer, port, send, visit };
}

test('a visitor is served while hundreds send slowly, without end or far too much', async () => {
  const { httpServer, port, send, visit } = await startSite();
  let arrived = 0;
  httpServer.on('request', (request) =>
    request.on('data', (chunk: Buffer) => {
      arrived += chunk.length;
    }),
  );
  await visit();
  const before = usedMemory();

  const endless = sendHead('Content-Length: 10000000') + 'a'.repeat(1_000_000);
  const crowd = await Promise.all(
    [
      'GET / HTTP/1.1\r\nHost: local',
      `${sendHead('Content-Length: 50000')}{"lib_version"`,
      `${sendHead('Transfer-Encoding: chunked')}5\r\n{"a":`,
      wholeSend('X-Mail-Sandbox-Mode: silent'),
      endless,
    ].flatMap((start) => Array.from({ length: 50 }, () => write(port, start))),
  );
  await expect.poll(() => arrived, { timeout: 20_000 }).toBeGreaterThan(50_000_000);
  await expect.poll(() => usedMemory() - before).toBeLessThan(15);
  await visit();

  const tenMegabytes = new Uint8Array(10_000_000).fill(0x61);
  const large = [1, 2, 3].map(async () => (await send(tenMegabytes)).status);
  await visit();
  expect(await Promise.all(large)).toEqual([413, 413, 413]);

  for (const socket of crowd) socket.resetAndDestroy();
  await visit();
  await expect.poll(() => usedMemory() - before).toBeLessThan(15);
  // Who is slow with the head of a request, or on another path, is cut off by Node itself.
  expect(httpServer).toMatchObject({ headersTimeout: 60_000, requestTimeout: 300_000 });
});

test('a visitor is served after requests that are odd, flooded or no HTTP at all', async () => {
  const { port, visit } = await startSite();
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const by = (method: string) => `${method} / HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const chunked = 'Transfer-Encoding: chunked';
  const answers: [request: string, status: string][] = [
    [sendHead(...Array<string>(1_000).fill('X-Flood: 0123456789')), '431'],
    [sendHead(`X-Flood: ${'a'.repeat(100_000)}`), '431'],
    [`${sendHead('Content-Length: 5', chunked)}0\r\n\r\n`, '400'],
    [sendHead('Content-Length: -1'), '400'],
    [`${sendHead('Content-Length: 2', 'Content-Type: application/json')}{}{}{}`, '400'],
    [`${sendHead(chunked)}not a size\r\n`, '400'],
    ['\0\x01\x02\r\n\r\n', '400'],
    [by('FETCH'), '400'],
    [by('TRACE'), '405'],
    [by('CONNECT'), 'cut'],
    [get('/%E0%A4%A'), '404'],
    [get('/%00'), '404'],
    [get('/../../package.json'), '404'],
    [get(`/${'a/'.repeat(5_000)}`), '404'],
  ];
  const statuses = await Promise.all(answers.map(([text]) => statusOf(port, text)));
  expect(statuses).toEqual(answers.map(([, status]) => status));
  await visit();
});
