import { createServer, type InlineConfig, preview } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { requestAs, sendRequest } from './mailSandboxServer';
import { site } from './mailSandboxSite';

const servers = {
  dev: async (config: InlineConfig) => (await createServer(config)).listen(),
  preview,
};

describe.each(['dev', 'preview'] as const)('the %s server', (kind) => {
  /** The port on which it listens to this host. */
  async function start(host: string | boolean = '127.0.0.1') {
    const listening = { port: 0, host, ws: false } as const;
    const server = await servers[kind](await site({ server: listening, preview: listening }));
    onTestFinished(() => server.close());
    const address = server.httpServer?.address();
    if (typeof address === 'object' && address) return address.port;
    throw new Error('The server listens to no port.');
  }

  test('takes sends and still serves the site', async () => {
    const url = `http://127.0.0.1:${await start()}`;
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(sendRequest) };
    expect(await (await fetch(`${url}/api/v1.0/email/send`, sent)).text()).toBe('OK');
    expect(await (await fetch(`${url}/__outbox`)).text()).toContain('Asha Devi');
    expect(await (await fetch(`${url}/`)).text()).toContain('<title>Site</title>');
  });

  test('lets the sandbox answer before Vite’s own CORS layer does', async () => {
    const url = `http://127.0.0.1:${await start()}/api/v1.0/email/send`;
    const { status, headers } = await fetch(url, { method: 'OPTIONS' });
    expect(status).toBe(405);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    ['keeps the outbox for this computer', '127.0.0.1', 403],
    ['keeps the outbox for this computer when it listens to its name', 'localhost', 403],
    ['shows the outbox to others once it was told to listen to them', true, 200],
    ['shows the outbox to others once it was told their network', '0.0.0.0', 200],
  ] as const)('%s', async (_sentence, host, status) => {
    expect(await requestAs('saralpay.test', await start(host), '/__outbox')).toBe(status);
  });
});
