import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type InlineConfig, preview } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendRequest } from './mailSandboxServer';
import { site } from './mailSandboxSite';

const servers = {
  dev: async (config: InlineConfig) => (await createServer(config)).listen(),
  preview,
};

/** The status of a request with a Host header of its own, which `fetch` does not send. */
async function requestAs(host: string, port: number, path: string, method = 'GET') {
  const headers = { host, 'sec-fetch-site': 'same-origin' };
  const sent = request({ host: 'localhost', port, path, method, headers }).end();
  const [answer] = await once(sent, 'response');
  answer.resume();
  return answer.statusCode;
}

describe.each(['dev', 'preview'] as const)('the %s server', (kind) => {
  /** The port on which it listens to this host. */
  async function start(host: string | boolean = '127.0.0.1', allowedHosts: string[] = []) {
    const listening = { port: 0, host, allowedHosts, ws: false as const };
    const server = await servers[kind](await site({ server: listening, preview: listening }));
    onTestFinished(() => server.close());
    const address = server.httpServer?.address();
    if (typeof address === 'object' && address) return address.port;
    throw new Error('The server listens to no port.');
  }

  test('takes sends, answers before Vite’s own CORS layer does, and still serves the site', async () => {
    const url = `http://127.0.0.1:${await start()}`;
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(sendRequest) };
    expect(await (await fetch(`${url}/api/v1.0/email/send`, sent)).text()).toBe('OK');
    const asked = await fetch(`${url}/api/v1.0/email/send`, { method: 'OPTIONS' });
    expect(asked.status).toBe(405);
    expect(asked.headers.get('allow')).toBe('POST');
    expect(await (await fetch(`${url}/__outbox`)).text()).toContain('Asha Devi');
    expect(await (await fetch(`${url}/`)).text()).toContain('<title>Site</title>');
  });

  test.each(['127.0.0.1', 'localhost', '0.0.0.0', true])(
    'that listens to %s answers no name that was pointed at it',
    async (host) => {
      const port = await start(host);
      for (const path of ['/__outbox', '/__outbox.json'])
        expect(await requestAs('rebound.test', port, path), path).toBe(403);
      for (const path of ['/__outbox/mode', '/__outbox/clear', '/api/v1.0/email/send'])
        expect(await requestAs('rebound.test', port, path, 'POST'), path).toBe(403);
    },
  );

  test('shows the outbox at the addresses and names that Vite allows', async () => {
    const port = await start(true, ['saralpay.test']);
    for (const host of ['192.0.2.1', 'localhost', 'saralpay.test'])
      expect(await requestAs(host, port, '/__outbox'), host).toBe(200);
  });
});
