import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const layers = ['art', 'atoms', 'sections', 'forms', 'pages'] as const;

/** Components that draw nothing: what they write is for the head of the document. */
const undrawn = new Set(['PageHead']);

/** A component that pages are made of, or a page. */
export interface SourceComponent {
  name: string;
  /** From the root of the project: `src/atoms/StatCard.tsx`. */
  file: string;
  layer: (typeof layers)[number];
}

const importedFiles = (text: string) =>
  [...text.matchAll(/ from '\.\/(\w+)'/g)].map(([, name]) => name);

/**
 * Every component of the source that can be seen. Of the drawings only the complete ones count: those that no other
 * drawing is made of.
 */
export function sourceComponents(): SourceComponent[] {
  return layers.flatMap((layer) => {
    const folder = join('src', layer);
    const sources = readdirSync(folder)
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
    const pieces = new Set(
      layer === 'art' ? sources.flatMap(({ text }) => importedFiles(text)) : [],
    );
    return sources
      .filter(({ name }) => !pieces.has(name.replace(/\.tsx$/, '')))
      .flatMap(({ name, text }) =>
        [...text.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, component = '']) => ({
          name: component,
          file: `src/${layer}/${name}`,
          layer,
        })),
      )
      .filter(({ name }) => !undrawn.has(name));
  });
}
