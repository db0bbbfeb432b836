import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SocialProfile } from '#brand/brandTypes';
import { setSign } from '../../build/brandImages/setSign';
import { signLetters } from '../../build/brandImages/signLetters';
import { withBrand } from '../../build/brandImages/withBrand';
import { joinRecord, roles } from '../../src/content/join';
import { products } from '../../src/content/products';
import { tones } from '../../src/theme/surfaces';

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
    ([, value = '']) => !/^(?:none|currentColor|url\(.*\)|var\(--\w+\))$/.test(value),
  );
  expect(wrong.map(([whole]) => whole)).toEqual([]);
  expect(withBrand(drawing)).not.toContain('var(--');
});

test('every icon of a product, a service and a network is a symbol of the sprite', () => {
  const sprite = readFileSync('src/art/icons.svg', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id);
  const named = [
    ...products.flatMap(({ icon, services }) => [icon, ...services.map((one) => one.icon)]),
    ...(['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube'] satisfies SocialProfile['network'][]),
  ];
  expect(named.filter((icon) => !symbols.includes(icon))).toEqual([]);
});

test.each([
  ['roles.svg', roles.map(({ id }) => id)],
  ['documents.svg', joinRecord.documents],
  ['grounds/cloth.svg', Object.keys(tones)],
])('%s has a view for each of %j', (file, ids) => {
  const views = readFileSync(`src/art/${file}`, 'utf8').matchAll(/<view id="([^"]*)"/g);
  expect([...views].map(([, id]) => id).toSorted()).toEqual(ids.toSorted());
});

test('every drawing is used', () => {
  const source = readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
  const named = [...source.matchAll(/['"(](?:\.{1,2}\/)*([\w*/-]+\.svg)/g)].map(
    ([, name = '']) => new RegExp(`/${name.replaceAll('*', '[^/]*')}$`),
  );
  expect(drawings.filter((file) => !named.some((name) => name.test(file)))).toEqual([]);
});

test('a colour that the palette does not have stops the build', () => {
  expect(() => withBrand('<path fill="var(--teal)"/>')).toThrow('The palette has no colour teal.');
});

test('a sign’s letters that are not drawn yet stop the build', () => {
  expect(() => withBrand('<text x="0" y="0" width="9" height="9">ॠ</text>')).toThrow(
    'signLetters.ts has no letter ॠ.',
  );
});

test('a short i is drawn before its consonant, and a short r above the next', () => {
  const order = ['ि', 'र', 'च', 'ा', 'ज', 'र्'];
  const places = order.map((name) =>
    setSign('रिचार्ज').lines.indexOf(signLetters[name]?.lines ?? '?'),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a name in Latin letters is lettered in capitals, without a headline', () => {
  expect(setSign('ab')).toEqual(setSign('AB'));
  expect(setSign('ab').lines).not.toContain('H');
});
