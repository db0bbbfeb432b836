import { createLogger, preview } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announceOutbox } from '../../build/announceOutbox';

/** What the preview server prints when it listens to this host. */
async function printed(host: string): Promise<string> {
  const customLogger = createLogger();
  const info = vi.spyOn(customLogger, 'info').mockReturnValue();
  const server = await preview({
    configFile: false,
    customLogger,
    build: { outDir: 'src' },
    plugins: [announceOutbox()],
    preview: { port: 0, host },
  });
  onTestFinished(() => server.close());
  server.printUrls();
  return info.mock.calls.flat().join('\n');
}

test('a server says where its outbox is, and whether others can read it', async () => {
  expect(await printed('127.0.0.1')).toMatch(/127.0.0.1:\d+\/__outbox, for this computer alone/);
  expect(await printed('0.0.0.0')).toMatch(/__outbox, for whoever reaches these addresses/);
});
