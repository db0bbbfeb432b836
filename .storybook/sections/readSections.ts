import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../../src/content/paths.ts';
import { readDeclarations } from './readDeclarations.ts';
import { type PropCode, storyProps } from './storyProps.ts';

/** A section of the site, and the code of its story `Default`. */
export interface SectionCode {
  name: string;
  /** Its stories, from the root of the project. */
  file: string;
  props: readonly PropCode[];
  /** The values of the props that take one of a few, lead to a page, or switch something on. */
  choices: Readonly<Record<string, readonly (string | boolean)[]>>;
  /** Whether its story gives it nothing but what a page has, too. */
  isOffered: boolean;
}

/** What only stories have. */
const isOfStories = (line: string) => /from '(?:.*\/stories\/|storybook)/.test(line);

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, file).replaceAll('\\', '/'));

const codeOf = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join();

/** The values of a union of texts, which is written in place or declared by a name. */
function valuesOf(type: string, declarations: Readonly<Record<string, string>>) {
  const meaning = declarations[type]?.match(/^type \w+ =(.*);$/s)?.[1] ?? type;
  const members = meaning.split('|').flatMap((member) => member.trim() || []);
  const isUnion = members.length > 1 && members.every((member) => /^'[^']*'$/.test(member));
  return isUnion ? members.map((member) => member.slice(1, -1)) : undefined;
}

/** The sections of pages with the code of their stories; those of the site's frame no page writes. */
export function readSections(): SectionCode[] {
  const declarations = readDeclarations();
  const components = filesIn('src/sections', '.tsx');
  const app = codeOf(filesIn('src/app', '.tsx'));
  const isInApp = (file: string) => app.includes(`/${basename(file, '.tsx')}'`);
  const frame = app + codeOf(components.filter(isInApp));
  return filesIn('stories/sections', '.stories.tsx').flatMap((file) => {
    const name = basename(file, '.stories.tsx');
    const isSection = components.includes(`src/sections/${name}.tsx`);
    if (!isSection || frame.includes(`/${name}'`)) return [];
    const written = storyProps(file, 'Default', name) ?? [];
    const props = written.filter(({ lines }) => !lines.some(isOfStories));
    const declared = declarations[`${name}Props`] ?? '';
    const isOffered =
      written.length > 0 &&
      written.every((one) => props.includes(one) || declared.includes(`\n  ${one.prop}?: `));
    const types = declared.matchAll(/^ {2}(\w+)\??: ([^;]+);$/gm);
    const choices = [...types].flatMap(([, prop = '', type = '']) => {
      const isLink = props.some(({ text }) => text.startsWith(`${prop}={paths.`));
      const other = type === 'boolean' ? [true, false] : valuesOf(type, declarations);
      const values = isLink ? Object.values(paths) : other;
      return values ? [[prop, values] as const] : [];
    });
    return [{ name, file, props, choices: Object.fromEntries(choices), isOffered }];
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
