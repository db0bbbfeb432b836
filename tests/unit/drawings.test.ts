import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** In bytes, compressed: a drawing must come soon over a slow network. */
const heaviest = 12_000;

const drawings = readdirSync('src/art', { encoding: 'utf8', recursive: true }).filter((file) =>
  file.endsWith('.svg'),
);

test.each(drawings)('%s is light', (file) => {
  expect(gzipSync(readFileSync(`src/art/${file}`)).length).toBeLessThan(heaviest);
});

test.each(drawings)('every colour of %s is one', (file) => {
  const drawing = readFileSync(`src/art/${file}`, 'utf8');
  const colours = [...drawing.matchAll(/(?:fill|stroke|stop-color)="#([^"]*)"/g)];
  const wrong = colours.filter(([, digits = '']) => !/^(?:[0-9a-f]{3}){1,2}$/i.test(digits));
  expect(wrong.map(([whole]) => whole)).toEqual([]);
});
