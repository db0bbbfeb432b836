import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Writes the configuration of TypeScript by which Playwright finds `#messages/…` in the folder of a
 * language, and answers with its path.
 */
export function messagesOf(code: string): string {
  const folder = resolve('node_modules/.cache/e2e');
  const file = resolve(folder, `tsconfig.${code}.json`);
  const paths = { '#messages/*': [resolve('src/content', code, '*')] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ compilerOptions: { paths } }));
  return file;
}
