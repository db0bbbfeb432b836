import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { outboxPage } from '../../build/mailSandbox/outboxPage';
import { outboxStyleHash } from '../../build/mailSandbox/outboxStyle';
import { sandboxModes } from '../../build/mailSandbox/sandboxMode';
import { query, sendRequest } from './mailSandboxServer';

const receivedAt = new Date('2025-11-20T10:00:00Z');
const pageOf = (params: Record<string, unknown>) =>
  outboxPage({
    mode: 'accept',
    messages: [{ receivedAt, request: { ...sendRequest, template_params: params } }],
  });

test('the page shows every field of a message and when it came', () => {
  const page = pageOf(query);
  for (const value of Object.values(query)) expect(page).toContain(`<dd dir="auto">${value}</dd>`);
  expect(page).toContain('datetime="2025-11-20T10:00:00.000Z"');
  expect(page).toMatch(/20 Nov 2025, 3:30:00\spm IST/);
  expect(page).toContain('<title>1 message – Mail sandbox</title>');
});

test('the page shows the raw request', () => {
  expect(pageOf(query)).toContain('&quot;lib_version&quot;: &quot;4.4.1&quot;');
});

test('the page says which field was not given, and shows one that is no text', () => {
  const page = pageOf({ name: { first: 1 } });
  expect(page).toContain('<dt>name</dt><dd dir="auto">{&quot;first&quot;:1}</dd>');
  expect(page).toContain('<dt>city</dt><dd class="none">not given</dd>');
});

test('hostile content adds no element and no attribute to the page', () => {
  const hostile = `</dd></pre><script>alert('x')</script><img src=x onerror="alert(1)">&lt;`;
  const page = pageOf({ ...query, name: hostile, [hostile]: hostile });
  const tagsOf = (html: string) => html.match(/<[^>]*>/g);
  expect(tagsOf(page)).toEqual(tagsOf(pageOf(query)));
  expect(page).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
  expect(page).toContain('&amp;lt;');
});

test.each(sandboxModes)('the page shows that the mode is $name', ({ name, label }) => {
  const page = outboxPage({ mode: name, messages: [] });
  expect(page).toContain(`Now: <strong>${label}</strong>`);
  expect(page.match(/<input [^>]*\bchecked>/g)).toHaveLength(1);
  expect(page).toMatch(new RegExp(`value="${name}"[^>]* checked>`));
});

test('the page says that the outbox is empty', () => {
  expect(outboxPage({ mode: 'accept', messages: [] })).toContain('Nothing here yet');
});

test('the page refers to nothing outside itself and runs no script', () => {
  const page = pageOf(query);
  expect(page).not.toMatch(/https?:|\/\/[a-z]|url\(|@import|<script|<link|\ssrc=|\son\w+=/i);
});

test('the security policy names the style that the page carries', () => {
  const style = /<style>([^<]*)<\/style>/.exec(pageOf(query))?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(outboxStyleHash).toBe(`sha256-${hash}`);
});
