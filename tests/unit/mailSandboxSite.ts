import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InlineConfig, PreviewServer } from 'vite';
import { onTestFinished } from 'vitest';
import { policyElement } from '../../build/hosting/contentPolicy';
import { mailSandbox } from '../../build/mailSandbox/mailSandbox';
import { credentials } from './mailSandboxServer';

/** A site of one page in a folder of its own, with only the sandbox as plugin. */
export async function site(config: InlineConfig = {}): Promise<InlineConfig> {
  const root = await mkdtemp(join(tmpdir(), 'mail-sandbox-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'dist'));
  const page = (title: string) =>
    `<!doctype html>${policyElement("default-src 'none'")}<title>${title}</title>`;
  for (const folder of [root, join(root, 'dist')]) {
    await writeFile(join(folder, 'index.html'), page('Site'));
  }
  await writeFile(join(root, 'dist/404.html'), page('Not found'));
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [mailSandbox(credentials)],
    ...config,
  };
}

/** Port 0 is shown as it is by Vite, so the port is asked of the socket itself. */
export function portOf({ httpServer }: Pick<PreviewServer, 'httpServer'>): number {
  return (httpServer.address() as AddressInfo).port;
}
