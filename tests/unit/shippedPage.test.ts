import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtPaths, inlineScripts, shippedPage } from '../../build/shippedPage.mjs';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'saralpay-site-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('the scripts of a page are those that its hydration loader names', () => {
  writeFileSync(
    join(siteDir, 'JoinUs.html'),
    '<script data-scripts="/static/js/react.js /static/js/index.js" data-page="/static/js/Join.js" data-start="idle">start()</script>',
  );
  expect(shippedPage(siteDir, '/JoinUs')).toMatchObject({
    startsAt: 'idle',
    application: ['static/js/react.js', 'static/js/index.js'],
    ownScripts: ['static/js/Join.js'],
  });
});

test('the images of a page are those that do not wait for being scrolled to', () => {
  writeFileSync(
    join(siteDir, 'index.html'),
    '<img src="/hero.svg" loading="eager"><img src="/far.svg" loading="lazy"><img src="/hero.svg">',
  );
  expect(shippedPage(siteDir, '/').images).toEqual(['hero.svg']);
});

test('the pages of a site are its HTML files, by the addresses that they answer to', () => {
  for (const file of ['index.html', 'about.html', 'robots.txt']) {
    writeFileSync(join(siteDir, file), '');
  }
  expect(builtPaths(siteDir).toSorted()).toEqual(['/', '/about']);
});

test('scripts of a page are what runs: neither data, nor rules for what to load ahead, nor files', () => {
  const html = [
    '<script type="application/ld+json">{}</script>',
    '<script type="speculationrules">{}</script>',
    '<script type="module">one()</script>',
    '<script src="/file.js"></script>',
    '<script data-scripts="/entry.js">a<b&&two()</script>',
  ].join('');
  expect(inlineScripts(html)).toEqual(['one()', 'a<b&&two()']);
});
