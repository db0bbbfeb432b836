import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve('node_modules/.cache/saralpay-docs-code');

/**
 * The blocks of TypeScript below the heading Code: each a module to paste into `src/pages`. Each
 * begins at the line that it has on its docs page.
 */
function codeOf(text: string): string[] {
  const [above = '', ...below] = text.split(/^(?=## )/m);
  let line = above.split('\n').length - 1;
  return below.flatMap((chapter) => {
    const start = line;
    line += chapter.split('\n').length - 1;
    if (!chapter.startsWith('## Code\n')) return [];
    return [...chapter.matchAll(/^```tsx\n(.*?)^```$/gms)].map(({ index, 1: code = '' }) => {
      const linesAbove = start + chapter.slice(0, index).split('\n').length;
      return '\n'.repeat(linesAbove) + code;
    });
  });
}

/**
 * What the project's compiler says of modules, each as if it stood in `src/pages`.
 *
 * @param texts the text of each docs page by its file.
 * @returns a line for each error.
 */
function compileDocs(texts: Record<string, string>): string {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'pages'), { recursive: true });
  const pages = Object.entries(texts).flatMap(([file, text]) =>
    codeOf(text).map((code, index) => ({
      file,
      code,
      module: `${file.replaceAll(/[/.]/g, '-')}-${index + 1}.tsx`,
    })),
  );
  for (const { module, code } of pages) writeFileSync(join(root, 'pages', module), code);
  const project = join(root, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: resolve('tsconfig.json'),
      compilerOptions: { rootDirs: [resolve('src'), root] },
      include: [join(root, 'pages'), resolve('src/vite-env.d.ts'), resolve('src/theme')],
      exclude: [],
    }),
  );
  const compiler = 'node_modules/typescript/bin/tsc';
  const { stdout } = spawnSync(
    process.execPath,
    [compiler, '--project', project, '--pretty', 'false'],
    { encoding: 'utf8' },
  );
  return pages.reduce(
    (said, { file, module }) => said.replaceAll(new RegExp(`\\S*${module}`, 'g'), file),
    stdout,
  );
}

const docsPages = readdirSync('stories', { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => join('stories', file));

const bad = 'stories/atoms/Bad.mdx';
const badText = [
  '# Bad',
  '```tsx',
  'not looked at: it stands above the code',
  '```',
  '## Code',
  '```tsx',
  "import { StatCard } from '../atoms/StatCard';",
  'export const Figures = () => <StatCard value={20} label="Years" />;',
  '```',
  '```tsx',
  "import { Gone } from '../atoms/Gone';",
  'export const gone = Gone;',
  '```',
  '## Words',
  '```tsx',
  'nor is this, which stands below',
  '```',
].join('\n');

test('of all code in docs pages only that of a bad page does not compile', () => {
  const texts = Object.fromEntries(docsPages.map((file) => [file, readFileSync(file, 'utf8')]));
  expect(Object.values(texts).flatMap(codeOf).length).toBeGreaterThan(0);
  const errors = compileDocs({ ...texts, [bad]: badText }).match(/^\S.*error TS\d+.*/gm);
  expect(errors).toEqual([
    expect.stringMatching(/^stories\/atoms\/Bad\.mdx\(8,\d+\): error TS2322: Type 'number'/),
    expect.stringContaining(`${bad}(11,22): error TS2307: Cannot find module '../atoms/Gone'`),
  ]);
});
