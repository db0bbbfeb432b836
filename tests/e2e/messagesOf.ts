import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Writes the configuration of TypeScript by which Playwright finds `#messages/…` in the folder of a
 * language, and answers with its path.
 */
export function messagesOf(code: string): string {
  const folder = resolve('node_modules/.cache/e2e');
  const file = resolve(folder, `tsconfig.${code}.json`);
  const paths = { '#messages/*': [resolve('src/content/messages', code, '*')] };
  mkdirSync(folder, { recursive: true });
  // Every worker loads the configuration, and none may read what another has half written.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ compilerOptions: { paths } }));
  renameSync(draft, file);
  return file;
}
