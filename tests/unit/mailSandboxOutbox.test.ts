import { describe, expect, test } from 'vitest';
import { Outbox, sandboxModes } from '../../build/mailSandbox/outbox';
import { outboxPage, outboxStyleHash } from '../../build/mailSandbox/outboxPage';
import { query, sendRequest, startMailSandbox } from './mailSandboxServer';

test('the outbox keeps the newest 200 messages, newest first', () => {
  const outbox = new Outbox();
  for (let sent = 0; sent < 203; sent++) outbox.keep({ ...sendRequest, lib_version: `${sent}` });
  expect(outbox.messages).toHaveLength(200);
  expect(outbox.messages.at(0)?.request.lib_version).toBe('202');
  expect(outbox.messages.at(-1)?.request.lib_version).toBe('3');
});

describe('the outbox page', () => {
  const receivedAt = new Date('2025-11-20T10:00:00Z');
  const pageOf = (params: Record<string, unknown>) =>
    outboxPage({
      mode: 'accept',
      messages: [{ receivedAt, request: { ...sendRequest, template_params: params } }],
    });

  test('shows every field of a message, when it came, and the raw request', () => {
    const page = pageOf({ ...query, city: '', phone: { first: 1 } });
    for (const value of [query.name, query.email, query.message, '{&quot;first&quot;:1}'])
      expect(page).toContain(`<dd dir="auto">${value}</dd>`);
    expect(page).toContain('<dt>city</dt><dd>not given</dd>');
    expect(page).toMatch(/20 Nov 2025, 3:30:00\spm IST/);
    expect(page).toContain('<title>1 message – Mail sandbox</title>');
    expect(page).toContain('&quot;lib_version&quot;: &quot;4.4.1&quot;');
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
  test('of the mode leads back to the page, unless it is unknown or far too long', async () => {
    const { changeMode, outbox } = await startMailSandbox();
    const answer = await changeMode('451');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/__outbox');
    const refused = await changeMode('sometimes');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('accept, 403, 429, 451, 500, drop, silent');
    expect((await changeMode('a'.repeat(2_000))).status).toBe(413);
    expect(await outbox()).toMatchObject({ mode: '451' });
  });

  test('by GET or from another site is refused; by a post of the page it empties the outbox', async () => {
    const { url, post, send, outbox } = await startMailSandbox();
    await send();
    const body = new URLSearchParams({ mode: '500' });
    const headers = { origin: 'https://example.com' };
    for (const path of ['/__outbox/clear', '/__outbox/mode']) {
      expect((await fetch(`${url}${path}?mode=500`)).status).toBe(405);
      expect((await post(path, { body, headers })).status).toBe(403);
    }
    expect(await outbox()).toMatchObject({ mode: 'accept', messages: [{}] });
    expect((await post('/__outbox/clear', { headers: { origin: url } })).status).toBe(303);
    expect(await outbox()).toMatchObject({ messages: [] });
    expect((await post('/__outbox')).headers.get('allow')).toBe('GET, HEAD');
  });
});
