import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { onTestFinished } from 'vitest';
import { mailSandbox } from '../../build/mailSandbox/mailSandbox';
import { credentials } from './mailSandboxServer';

/** A site of one page in a folder of its own, with only the sandbox as plugin. */
export async function site(config: InlineConfig = {}): Promise<InlineConfig> {
  const root = await mkdtemp(join(tmpdir(), 'mail-sandbox-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'dist'));
  for (const folder of [root, join(root, 'dist')]) {
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Site</title>');
  }
  const plugins = [mailSandbox(credentials)];
  return { root, configFile: false, logLevel: 'silent', plugins, ...config };
}
