import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

/** The anchors of a Markdown page, as GitHub makes them of its headings. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('each link of %s leads to a file and its heading', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(
    ([, link = '']) => (link.includes(':') ? [] : link),
  );
  const broken = links.filter((link) => {
    const [path, anchor] = link.split('#');
    const file = path ? join(dirname(page), path) : page;
    return !existsSync(file) || (anchor && !anchorsOf(file).includes(anchor));
  });
  expect(broken).toEqual([]);
});
