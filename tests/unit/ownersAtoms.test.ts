import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The atoms that the owner named: no look of a page may remove one. */
const ownersAtoms = [
  'StatCard',
  'FeatureCard',
  'PartnerLogoStrip',
  'ProductsMenu',
  'OfficeHoursChip',
];

/** The text of a component and of all components that it imports. */
function componentsBelow(file: string, found = new Map<string, string>()) {
  if (found.has(file) || !existsSync(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, path = ''] of text.matchAll(/ from '(\.[^']+)'/g))
    componentsBelow(join(dirname(file), `${path}.tsx`), found);
  return found;
}

const pages = readdirSync('src/pages').filter((name) => name.endsWith('.tsx'));
const onPages = ['src/app/Layout.tsx', ...pages.map((name) => join('src/pages', name))].flatMap(
  (file) => [...componentsBelow(file).values()],
);

describe.each(ownersAtoms)('%s', (name) => {
  it('is an atom, with stories', () => {
    expect(existsSync(`src/atoms/${name}.tsx`)).toBe(true);
    const stories = ['', `${name}/`].map((folder) => `stories/atoms/${folder}${name}.stories.tsx`);
    const texts = stories
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'));
    expect(texts).toEqual([expect.stringMatching(/^export const /m)]);
  });

  it('stands on a page', () => {
    expect(onPages.some((text) => new RegExp(`<${name}[\\s/>]`).test(text))).toBe(true);
  });
});
