import { once } from 'node:events';
import { request } from 'node:http';
import { build, createServer, type InlineConfig, type PreviewServer, preview } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendRequest } from './mailSandboxServer';
import { portOf, site } from './mailSandboxSite';

const startDev = async (host: string | boolean) => {
  const server = await createServer(await site({ server: { port: 0, host, ws: false } }));
  return server.listen();
};

const startPreview = async (host: string | boolean) =>
  preview(await site({ preview: { port: 0, host } }));

describe.each([
  ['dev', startDev],
  ['preview', startPreview],
] as const)('the %s server', (_kind, start) => {
  const started = async (host: string | boolean = '127.0.0.1') => {
    const server = (await start(host)) as PreviewServer;
    const url = `http://127.0.0.1:${portOf(server)}`;
    onTestFinished(() => server.close());
    const send = (init: RequestInit = {}) =>
      fetch(`${url}/api/v1.0/email/send`, {
        method: 'POST',
        body: JSON.stringify(sendRequest),
        ...init,
        headers: { 'content-type': 'application/json', ...init.headers },
      });
    return { server, url, send };
  };

  test('takes sends and still serves the site', async () => {
    const { url, send } = await started();
    expect(await (await send()).text()).toBe('OK');
    expect(await (await fetch(`${url}/__outbox`)).text()).toContain('Asha Devi');
    expect(await (await fetch(`${url}/`)).text()).toContain('<title>Site</title>');
  });

  test('lets the sandbox answer before Vite’s own CORS layer does', async () => {
    const { send } = await started();
    const asked = { method: 'OPTIONS', body: null };
    expect((await send(asked)).status).toBe(405);
    const preflight = { origin: 'https://a.test', 'access-control-request-method': 'POST' };
    const answer = await send({ ...asked, headers: preflight });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('ends a send that is held in silence when it closes', async () => {
    const { server, send } = await started();
    const arrived = once(server.httpServer, 'request');
    const sent = send({ headers: { 'x-mail-sandbox-mode': 'silent' } });
    const lost = expect(sent).rejects.toThrow('fetch failed');
    await arrived;
    await server.close();
    await lost;
  });

  test.each([
    ['keeps the outbox for this computer', '127.0.0.1', 403],
    ['keeps the outbox for this computer when it listens to its name', 'localhost', 403],
    ['shows the outbox to others once it was told to listen to them', true, 200],
    ['shows the outbox to others once it was told their network', '0.0.0.0', 200],
  ] as const)('%s', async (_sentence, host, status) => {
    const { server } = await started(host);
    const headers = { host: 'saralpay.test' };
    const sent = request({
      host: 'localhost',
      port: portOf(server),
      path: '/__outbox',
      headers,
    }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(status);
  });
});

test('a build has nothing of the sandbox', async () => {
  const config = await site();
  const outputOf = async (plugins: InlineConfig['plugins']) => {
    const built = await build({ ...config, plugins });
    return 'output' in built ? built.output.map((file) => JSON.stringify(file)) : [];
  };
  const plain = await outputOf([]);
  expect(plain).toHaveLength(1);
  expect(await outputOf(config.plugins)).toEqual(plain);
});
