import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

interface BuildResult {
  status: number | null;
  output: string;
}

/** Builds for deployment with these email variables, whatever the environment and `.env` files say. */
function build(variables: Record<string, string>, outDir: string): Promise<BuildResult> {
  const env = {
    ...process.env,
    VITE_EMAILJS_PUBLIC_KEY: '',
    VITE_EMAILJS_SERVICE_ID: '',
    VITE_EMAILJS_TEMPLATE_ID: '',
    VITE_EMAILJS_ORIGIN: '',
    ...variables,
  };
  const command = ['vite', 'build', '--logLevel', 'warn', '--outDir', relative(root, outDir)];
  const child = spawn('npx', command, { cwd: root, env, shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}

// Builds share one cache folder, so one comes after the other.
test.describe.configure({ mode: 'default' });

test('a build for deployment has the keys it was given, and nothing of the mail sandbox', async () => {
  test.slow();
  const outDir = test.info().outputPath('site');
  const variables = {
    VITE_EMAILJS_PUBLIC_KEY: 'the-public-key-7391',
    VITE_EMAILJS_SERVICE_ID: 'the-service-id-4826',
    VITE_EMAILJS_TEMPLATE_ID: 'the-template-id-1957',
  };
  const { status, output } = await build(variables, outDir);
  expect(status, output).toBe(0);

  const files = (await readdir(outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  expect(files.length).toBeGreaterThan(50);
  for (const value of Object.values(variables)) {
    expect(contents.filter((content) => content.includes(value))).toHaveLength(1);
  }
  const sandbox = /__outbox|sandbox-(public-key|service|template)|mail[- ]sandbox/i;
  const names = files.map((file) => relative(outDir, file));
  expect(names.filter((name, index) => sandbox.test(name + contents[index]))).toEqual([]);
});

test('a build for deployment without one of them fails, names it alone and writes nothing', async () => {
  test.slow();
  const outDir = test.info().outputPath('site');
  const variables = { VITE_EMAILJS_PUBLIC_KEY: 'something', VITE_EMAILJS_TEMPLATE_ID: 'something' };
  const { status, output } = await build(variables, outDir);
  expect(status).not.toBe(0);
  expect(output).toContain('VITE_EMAILJS_SERVICE_ID');
  for (const given of Object.keys(variables)) expect(output).not.toContain(given);
  await expect(readdir(outDir)).rejects.toThrow('ENOENT');
});
