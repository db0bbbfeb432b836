import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { pageRoutes } from '../../src/app/pageRoutes';
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

const known = new Set<string>(pageRoutes.map(({ path }) => path));

for (const path of [...known, '/no-such-page']) {
  test(`every link of ${path} leads to a page or an anchor that is there`, async ({
    page,
    request,
  }) => {
    const { hrefs, ids } = await readAnchors(page, request, path);
    expect(hrefs.length).toBeGreaterThan(10);
    const lost: string[] = [];
    for (const href of new Set(hrefs)) {
      if (/^(https:\/\/|mailto:\S+@|tel:\+\d)/.test(href)) continue;
      const [target = '', anchor] = href.split('#');
      if (target && !known.has(target)) lost.push(href);
      else if (anchor === undefined) continue;
      else {
        const there =
          target && target !== path ? await readAnchors(page, request, target) : { ids };
        if (!there.ids.includes(anchor)) lost.push(href);
      }
    }
    expect(lost).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}
