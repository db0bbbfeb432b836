import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import { runnerImport } from 'vite';
import type * as Tokens from '../stories/foundations/designTokens.ts';

/**
 * Tokens in the Design Tokens Community Group's format, and as CSS custom properties.
 *
 * @throws where the format does not permit one of them.
 */
export async function checkedTokens(tree: Readonly<Record<string, unknown>>) {
  const src = `${JSON.stringify(tree, null, 2)}\n`;
  const cwd = pathToFileURL(join(process.cwd(), '/'));
  const config = defineConfig(
    {
      plugins: [css({ filename: 'tokens.css', legacyHex: true })],
      // Names are those of the theme.
      lint: { rules: { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off' } },
    },
    { cwd },
  );
  const files = [{ filename: new URL('tokens.json', cwd), src }];
  const { tokens, sources, resolver } = await parse(files, { config });
  const { outputFiles } = await build(tokens, { sources, config, resolver });
  return { 'tokens.json': src, 'tokens.css': String(outputFiles[0]?.contents) };
}

/** The design tokens of the theme, as files by their names. */
export async function exportTokens() {
  const entry = join(process.cwd(), 'stories/foundations/designTokens.ts');
  const { module } = await runnerImport<typeof Tokens>(entry, { logLevel: 'error' });
  return checkedTokens(module.designTokens);
}

/** Writes the design tokens where Storybook serves them: `/tokens.json` and `/tokens.css`. */
export async function writeTokens() {
  const folder = join(process.cwd(), 'node_modules/.cache/saralpay-tokens');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(await exportTokens()))
    await writeFile(join(folder, name), text);
  return { from: folder, to: '/' };
}
