import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { outboxStyleHash } from '../../build/mailSandbox/outboxStyle';
import { startMailSandbox } from './mailSandboxServer';

/** `fetch` would put its own Host header. */
async function ask(
  port: number,
  path: string,
  host: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<IncomingMessage> {
  const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers } };
  const sent = request(options).end();
  const [answer] = await once(sent, 'response');
  return answer.resume();
}

const post = (url: string, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', redirect: 'manual', ...init });

describe('the outbox page', () => {
  test('shows a message that was sent', async () => {
    const { url, send } = await startMailSandbox();
    await send();
    const answer = await fetch(`${url}/__outbox?refresh`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('How do I become a retailer?');
  });

  test('can be asked for by HEAD, and by nothing else', async () => {
    const { url } = await startMailSandbox();
    expect((await fetch(`${url}/__outbox`, { method: 'HEAD' })).status).toBe(200);
    for (const path of ['/__outbox', '/__outbox.json']) {
      const answer = await post(url + path);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  test.each(['/__outbox', '/__outbox.json', '/__outbox/mode', '/__outbox/clear'])(
    '%s is never stored, sniffed, framed, indexed or read by another origin',
    async (path) => {
      const { url } = await startMailSandbox();
      const { headers } = await fetch(url + path);
      const policy = headers.get('content-security-policy')?.split('; ');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`style-src '${outboxStyleHash}'`);
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-robots-tag')).toMatch(/noindex/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('a change', () => {
  test('of the mode by the form of the page leads back to the page', async () => {
    const { url, outbox } = await startMailSandbox();
    const answer = await post(`${url}/__outbox/mode`, {
      body: new URLSearchParams({ mode: '451' }),
      headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/__outbox');
    expect((await outbox()).mode).toBe('451');
  });

  test('of the mode by JSON is taken as well', async () => {
    const { changeMode, outbox } = await startMailSandbox();
    expect((await changeMode('drop')).status).toBe(303);
    expect((await outbox()).mode).toBe('drop');
  });

  test('to an unknown mode is refused and names those there are', async () => {
    const { changeMode, outbox } = await startMailSandbox();
    const answer = await changeMode('sometimes');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('accept, 403, 429, 451, 500, drop, silent');
    expect((await outbox()).mode).toBe('accept');
  });

  test('that is too large is refused', async () => {
    const { url } = await startMailSandbox();
    const body = new URLSearchParams({ mode: '500', more: 'a'.repeat(2_000) });
    expect((await post(`${url}/__outbox/mode`, { body })).status).toBe(413);
  });

  test('can empty the outbox', async () => {
    const { url, send, outbox } = await startMailSandbox();
    await send();
    const answer = await post(`${url}/__outbox/clear`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/__outbox');
    expect((await outbox()).messages).toEqual([]);
  });

  test('by GET is refused', async () => {
    const { url, send, outbox } = await startMailSandbox();
    await send();
    for (const path of ['/__outbox/clear', '/__outbox/mode?mode=500']) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST');
    }
    expect(await outbox()).toMatchObject({ mode: 'accept', messages: [{}] });
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://example.com' },
    { origin: 'null' },
  ])('from another site is refused: %j', async (headers) => {
    const { url, send, outbox } = await startMailSandbox();
    await send();
    const body = new URLSearchParams({ mode: '500' });
    expect((await post(`${url}/__outbox/mode`, { body, headers })).status).toBe(403);
    expect((await post(`${url}/__outbox/clear`, { headers })).status).toBe(403);
    expect(await outbox()).toMatchObject({ mode: 'accept', messages: [{}] });
  });
});

describe('a foreign name that leads to this computer', () => {
  test('changes nothing, though its page looks like one of this very server', async () => {
    const { port, send, outbox } = await startMailSandbox();
    await send();
    const disguise = { origin: 'http://example.com', 'sec-fetch-site': 'same-origin' };
    for (const path of ['/__outbox/clear', '/__outbox/mode', '/api/v1.0/email/send']) {
      const answer = await ask(port, path, 'example.com', { method: 'POST', headers: disguise });
      expect(answer.statusCode).toBe(403);
    }
    expect(await outbox()).toMatchObject({ mode: 'accept', messages: [{}] });
  });

  test('opens no outbox', async () => {
    const { port } = await startMailSandbox();
    expect((await ask(port, '/__outbox.json', 'example.com')).statusCode).toBe(403);
    expect((await ask(port, '/__outbox.json', `localhost:${port}`)).statusCode).toBe(200);
  });

  test('opens the outbox of a server that was opened to other names', async () => {
    const { port } = await startMailSandbox({ trustsAnyHost: () => true });
    expect((await ask(port, '/__outbox.json', 'example.com')).statusCode).toBe(200);
  });
});
