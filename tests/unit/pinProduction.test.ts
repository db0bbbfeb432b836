import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pinProduction } from '../../build/pinProduction';

const { argv } = process;

afterEach(() => {
  process.argv = argv;
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a build of the site', () => {
  it('is for production where an .env file says development', async () => {
    vi.stubEnv('NODE_ENV', undefined);
    vi.stubEnv('VITE_USER_NODE_ENV', undefined);
    const root = await mkdtemp(join(tmpdir(), 'pin-production-'));
    await writeFile(join(root, '.env'), 'NODE_ENV=development\n');
    const pinned = { name: 'pinned', config: pinProduction };
    const { isProduction } = await resolveConfig(
      { root, configFile: false, logLevel: 'silent', plugins: [pinned] },
      'build',
    );
    await rm(root, { recursive: true });
    expect(isProduction).toBe(true);
  });
});

describe('a build of Storybook', () => {
  it('is for publishing where the environment says development', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    vi.stubEnv('VITE_USER_NODE_ENV', undefined);
    process.argv = ['node', 'storybook', 'build'];
    vi.resetModules();
    const { default: config } = await import('../../.storybook/main');
    expect(process.env.NODE_ENV).toBe('production');
    expect(config.addons).not.toContain('@storybook/addon-vitest');
  });
});
