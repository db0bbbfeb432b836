import { createLogger, preview } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announceServer } from '../../build/announceServer';
import { mailSandbox } from '../../build/mailSandbox/mailSandbox';
import { credentials } from './mailSandboxServer';
import { site } from './mailSandboxSite';

/** What the preview server prints when it listens to this host. */
async function announced(host: string | boolean, hasSandbox = true): Promise<string> {
  const customLogger = createLogger();
  const info = vi.spyOn(customLogger, 'info').mockReturnValue();
  const plugins = [announceServer({ hasSandbox }), mailSandbox(credentials)];
  const server = await preview({
    ...(await site({ plugins })),
    customLogger,
    preview: { port: 0, host },
  });
  onTestFinished(() => server.close());
  server.printUrls();
  return info.mock.calls.flat().join('\n');
}

test('a server for this computer alone says where its outbox is', async () => {
  const text = await announced('127.0.0.1');
  expect(text).toMatch(/Outbox {3}http:\/\/localhost:\d+\/__outbox/);
  expect(text).not.toContain('network');
});

test('a server that was opened to the network says so, and who can read the outbox', async () => {
  expect(await announced('0.0.0.0')).toMatch(/Open to the network: .* read the outbox/);
  expect(await announced(true, false)).toMatch(/Open to the network: .* see the site\./);
});
