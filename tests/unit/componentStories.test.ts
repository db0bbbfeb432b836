import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Components that draw nothing: what they write is for the head of the document. */
const undrawn = ['PageHead'];

const textsOf = (folder: string, ending: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

const componentsOf = (layer: string) =>
  readdirSync(`src/${layer}`)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(`src/${layer}/${file}`, 'utf8') }))
    // Of the drawings only those that no other drawing is made of.
    .filter(({ file }, _index, all) => {
      const isPart = all.some(({ text }) => text.includes(` from './${file.replace('.tsx', '')}'`));
      return layer !== 'art' || !isPart;
    })
    .flatMap(({ text }) => [...text.matchAll(/^export function ([A-Z]\w*)/gm)])
    .map(([, name = '']) => name)
    .filter((name) => !undrawn.includes(name));

test.each(['art', 'atoms', 'forms', 'sections', 'pages'])(
  'each component of src/%s has stories',
  (layer) => {
    const stories = textsOf(`stories/${layer}`, '.stories.tsx');
    const components = componentsOf(layer);
    expect(components.length).toBeGreaterThan(0);
    expect(
      components.filter(
        (name) => !stories.some((text) => text.includes(`\n  component: ${name},\n`)),
      ),
    ).toEqual([]);
  },
);
