import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { describeType } from '../propTypes/describeType.ts';
import { readDeclarations } from '../propTypes/typeDeclarations.ts';
import { type PropCode, storyProps } from '../storySnippets.ts';

/** A section that a page can be made of, and the code of its story `Default`. */
export interface SectionCode {
  name: string;
  /** Its stories, from the root of the project. */
  file: string;
  /** The line that brings it into a page. */
  importLine: string;
  props: readonly PropCode[];
  /** The props that take one of a few values, or switch something on. */
  choices: Readonly<Record<string, readonly string[] | 'boolean'>>;
}

/** What only stories have. */
const isOfStories = (line: string) => /from '(?:.*\/stories\/|storybook)/.test(line);

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, file).replaceAll('\\', '/'));

/** The code of the site's frame, with that of its sections, which no page writes. */
function readFrame() {
  const app = filesIn('src/app', '.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const used = filesIn('src/sections', '.tsx').filter((file) =>
    app.includes(`/${basename(file, '.tsx')}'`),
  );
  return app + used.map((file) => readFileSync(file, 'utf8')).join();
}

/** The sections with the code that the component manifest has for them, but for those that need what only stories have. */
export function readSections(): SectionCode[] {
  const declarations = readDeclarations();
  const frame = readFrame();
  return filesIn('stories/sections', '.stories.tsx').flatMap((file) => {
    const name = basename(file, '.stories.tsx');
    const written = storyProps(file, 'Default', name);
    if (!written || frame.includes(`/${name}'`)) return [];
    const props = written.filter(({ lines }) => !lines.some(isOfStories));
    const declared = declarations[`${name}Props`] ?? '';
    const isWhole = written.every(
      (one) => props.includes(one) || declared.includes(`\n  ${one.prop}?: `),
    );
    const choices = [...declared.matchAll(/^ {2}(\w+)\??: ([^;]+);$/gm)].flatMap(
      ([, prop = '', type = '']) => {
        const values = type === 'boolean' ? type : describeType(type, declarations).values;
        return values ? [[prop, values] as const] : [];
      },
    );
    const place = `'../sections/${name}'`;
    const importLine = `import { ${name} } from ${place};`;
    return isWhole ? [{ name, file, importLine, props, choices: Object.fromEntries(choices) }] : [];
  });
}

const id = 'virtual:sections';

/** Brings the sections and their code to the composer. */
export const sectionsModule = (): Plugin => ({
  name: 'saralpay:sections',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load: (wanted) =>
    wanted === `\0${id}` ? `export default ${JSON.stringify(readSections())};` : undefined,
});
