import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withBrand } from '../../build/brandImages/withBrand';

/** In bytes, compressed: a drawing must come soon over a slow network. */
const heaviest = 12_000;

const drawings = ['src/art', 'src/brand'].flatMap((folder) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file}`),
);

test.each(drawings)('%s is light', (file) => {
  expect(gzipSync(withBrand(readFileSync(file, 'utf8'))).length).toBeLessThan(heaviest);
});

test.each(drawings)('%s takes every colour from the palette', (file) => {
  const drawing = readFileSync(file, 'utf8');
  const colours = [...drawing.matchAll(/(?:fill|stroke|stop-color|flood-color)="([^"]*)"/g)];
  const wrong = colours.filter(
    ([, value = '']) => !/^(?:none|url\(.*\)|var\(--\w+\))$/.test(value),
  );
  expect(wrong.map(([whole]) => whole)).toEqual([]);
  expect(withBrand(drawing)).not.toContain('var(--');
});

test('a colour that the palette does not have stops the build', () => {
  expect(() => withBrand('<path fill="var(--teal)"/>')).toThrow('The palette has no colour teal.');
});
