import { describe, expect, test } from 'vitest';
import { createOutbox } from '../../build/mailSandbox/outbox';
import { outboxPage } from '../../build/mailSandbox/outboxPage';
import { outboxStyleHash } from '../../build/mailSandbox/outboxStyle';
import { sandboxModes } from '../../build/mailSandbox/sandboxMode';
import { query, sendRequest, startMailSandbox } from './mailSandboxServer';

const post = (url: string, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', redirect: 'manual', ...init });

describe('the outbox', () => {
  test('keeps the newest 200 messages, newest first', () => {
    let second = 0;
    const outbox = createOutbox(() => new Date(1000 * second++));
    for (let sent = 0; sent < 203; sent++) outbox.keep(sendRequest);
    expect(outbox.messages).toHaveLength(200);
    expect(outbox.messages.at(0)?.receivedAt).toEqual(new Date(202_000));
    expect(outbox.messages.at(-1)?.receivedAt).toEqual(new Date(3_000));
  });

  test('keeps a million characters of messages, however few those are', () => {
    const outbox = createOutbox(() => new Date(0));
    const large = { ...sendRequest, template_params: { message: 'a'.repeat(300_000) } };
    for (let sent = 0; sent < 5; sent++) outbox.keep(large);
    expect(outbox.messages).toHaveLength(3);
    outbox.clear();
    for (let sent = 0; sent < 5; sent++) outbox.keep(sendRequest);
    expect(outbox.messages).toHaveLength(5);
  });
});

describe('the outbox page', () => {
  const receivedAt = new Date('2025-11-20T10:00:00Z');
  const pageOf = (params: Record<string, unknown>) =>
    outboxPage({
      mode: 'accept',
      messages: [{ receivedAt, request: { ...sendRequest, template_params: params } }],
    });

  test('shows every field of a message, when it came, and the raw request', () => {
    const page = pageOf(query);
    for (const value of Object.values(query)) {
      expect(page).toContain(`<dd dir="auto">${value}</dd>`);
    }
    expect(page).toMatch(/20 Nov 2025, 3:30:00\spm IST/);
    expect(page).toContain('<title>1 message – Mail sandbox</title>');
    expect(page).toContain('&quot;lib_version&quot;: &quot;4.4.1&quot;');
  });

  test('says which field was not given, and shows one that is no text', () => {
    const page = pageOf({ name: { first: 1 } });
    expect(page).toContain('<dt>name</dt><dd dir="auto">{&quot;first&quot;:1}</dd>');
    expect(page).toContain('<dt>city</dt><dd class="none">not given</dd>');
  });

  test('gets no element and no attribute from hostile content', () => {
    const hostile = `</dd></pre><script>alert('x')</script><img src=x onerror="alert(1)">&lt;`;
    const page = pageOf({ ...query, name: hostile, [hostile]: hostile });
    const tagsOf = (html: string) => html.match(/<[^>]*>/g);
    expect(tagsOf(page)).toEqual(tagsOf(pageOf(query)));
    expect(page).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
    expect(page).toContain('&amp;lt;');
  });

  test.each(sandboxModes)('shows that the mode is $name', ({ name, label }) => {
    const page = outboxPage({ mode: name, messages: [] });
    expect(page).toContain(`Now: <strong>${label}</strong>`);
    expect(page.match(/<input [^>]*\bchecked>/g)).toHaveLength(1);
    expect(page).toMatch(new RegExp(`value="${name}"[^>]* checked>`));
    expect(page).toContain('Nothing here yet');
  });

  test('is served with every message that was sent, by GET and HEAD alone', async () => {
    const { url, send } = await startMailSandbox();
    await send();
    const answer = await fetch(`${url}/__outbox?refresh`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('How do I become a retailer?');
    expect((await fetch(`${url}/__outbox`, { method: 'HEAD' })).status).toBe(200);
    for (const path of ['/__outbox', '/__outbox.json']) {
      expect((await post(url + path)).headers.get('allow')).toBe('GET, HEAD');
    }
  });

  test.each(['/__outbox', '/__outbox.json', '/__outbox/mode', '/__outbox/clear'])(
    '%s is never stored, sniffed, framed, indexed or read by another origin',
    async (path) => {
      const { url } = await startMailSandbox();
      const { headers } = await fetch(url + path);
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'none'; style-src '${outboxStyleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
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
    const body = new URLSearchParams({ mode: '451' });
    const answer = await post(`${url}/__outbox/mode`, { body, headers: { origin: url } });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/__outbox');
    expect((await outbox()).mode).toBe('451');
  });

  test('to an unknown mode, or far too long, is refused', async () => {
    const { changeMode, outbox } = await startMailSandbox();
    const answer = await changeMode('sometimes');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('accept, 403, 429, 451, 500, drop, silent');
    expect((await changeMode('a'.repeat(2_000))).status).toBe(413);
    expect((await outbox()).mode).toBe('accept');
  });

  test('empties the outbox', async () => {
    const { url, send, outbox } = await startMailSandbox();
    await send();
    expect((await post(`${url}/__outbox/clear`)).status).toBe(303);
    expect((await outbox()).messages).toEqual([]);
  });

  test('by GET, or from another site, is refused', async () => {
    const { url, send, outbox } = await startMailSandbox();
    await send();
    for (const path of ['/__outbox/clear', '/__outbox/mode']) {
      expect((await fetch(`${url}${path}?mode=500`)).status).toBe(405);
      const headers = { origin: 'https://example.com' };
      const body = new URLSearchParams({ mode: '500' });
      expect((await post(url + path, { body, headers })).status).toBe(403);
    }
    expect(await outbox()).toMatchObject({ mode: 'accept', messages: [{}] });
  });
});
