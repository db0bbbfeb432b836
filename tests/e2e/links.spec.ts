import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { paths } from '../../src/content/paths';
import { products } from '../../src/content/products';
import { localPath } from '../../src/domain/localPath';
import { test } from './site';

interface Anchors {
  hrefs: string[];
  ids: string[];
}

/** The links and the anchors of a page as it was prerendered. */
async function readAnchors(page: Page, request: APIRequestContext, path: string): Promise<Anchors> {
  const html = await (await request.get(path)).text();
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    return {
      hrefs: [...parsed.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
    };
  }, html);
}

const known = new Set<string>(
  languages.flatMap(({ prefix }) => pages.map(({ path }) => localPath(prefix, path))),
);

/** The contact form takes the product from these hashes; they are no anchors. */
const contactHashes = new Set<string>(
  languages.flatMap(({ prefix }) =>
    products.map(({ id }) => localPath(prefix, `${paths.contact}#${id}`)),
  ),
);

const unknown = languages.map(({ prefix }) => localPath(prefix, '/no-such-page'));

test('every link leads to a page or an anchor that is there, and to every listed page leads one', async ({
  page,
  request,
}) => {
  const anchors = new Map<string, Anchors>();
  for (const path of [...known, ...unknown])
    anchors.set(path, await readAnchors(page, request, path));
  const linked = new Set<string>();
  const lost: string[] = [];
  for (const [path, { hrefs, ids }] of anchors) {
    expect(hrefs.length, `links of ${path}`).toBeGreaterThan(10);
    expect(ids, `ids of ${path}`).toEqual([...new Set(ids)]);
    for (const href of new Set(hrefs)) {
      if (contactHashes.has(href)) continue;
      if (/^(https:\/\/|mailto:\S+@|tel:(\+\d|\d{3,5}$))/.test(href)) continue;
      const [target = '', anchor] = href.split('#');
      if (target !== path) linked.add(target);
      const there = anchors.get(target || path);
      const isThere = there && (anchor === undefined || there.ids.includes(anchor));
      if (!isThere || unknown.includes(target)) lost.push(`${path}: ${href}`);
    }
  }
  expect(lost).toEqual([]);
  const indexed = languages.flatMap(({ prefix }) =>
    pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => localPath(prefix, path)),
  );
  expect(
    indexed.filter((path) => !linked.has(path)),
    'pages that no other page links to',
  ).toEqual([]);
});
