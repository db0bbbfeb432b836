import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('keeps the line ends of text, and every byte of an image, in a checkout as Windows makes it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'git-attributes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', ...args], { cwd: folder, stdio: 'pipe' });
  const image = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x0a]);
  const files = { 'page.ts': 'one\ntwo\n', 'drawing.svg': '<svg>\n</svg>\n', 'image.png': image };
  git('init', '--quiet');
  copyFileSync('.gitattributes', join(folder, '.gitattributes'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  git('add', '.');
  for (const name of Object.keys(files)) rmSync(join(folder, name));
  git('checkout-index', '--all', '--force');
  for (const [name, content] of Object.entries(files))
    expect(readFileSync(join(folder, name)), name).toEqual(Buffer.from(content));
});
