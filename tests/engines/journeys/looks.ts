import { constants, inflateSync } from 'node:zlib';
import { expect } from 'vitest';
import { company } from '../../../src/content/en/company';
import { paths } from '../../../src/content/paths';
import type { Journey } from '../journey.ts';
import { title } from '../visitor.ts';
import { withoutScripts } from './noScript.ts';

export function looksJourneys(test: Journey) {
  for (const reducedMotion of [false, true])
    test(`the map of About ${reducedMotion ? 'stands still where less motion is asked for' : 'moves'}`, async ({
      visit,
    }) => {
      // By styles alone: with less motion it is asked in the browser that runs no scripts.
      const visitor = await visit(reducedMotion ? withoutScripts : {});
      await visitor.open(paths.about);
      const isMoving = () =>
        visitor.tab.evaluate(() =>
          document.getAnimations().some(({ playState }) => playState === 'running'),
        );
      await expect.poll(isMoving).toBe(!reducedMotion);
    });

  test('the pause icon of About is 20 pixels in the middle of its circle', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(paths.about);
    const icon = await visitor.tab.evaluate(() => {
      const circle = document.querySelector('label input[type=checkbox]');
      const drawing = circle?.parentElement?.querySelector('svg');
      if (!circle || !drawing) return undefined;
      const outer = circle.getBoundingClientRect();
      const { x, y, width, height } = drawing.getBoundingClientRect();
      return { width, height, left: x - outer.x, top: y - outer.y };
    });
    expect(icon).toEqual({ width: 20, height: 20, left: 12, top: 12 });
  });

  test('the office hours say whether it is open, without any interaction', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(paths.contact);
    await visitor.expects(
      { selector: 'main [role=status][data-office]' },
      { text: expect.stringMatching(/^(Open|Closed) now/) },
    );
  });

  for (const path of [paths.about, paths.terms])
    test(`${path} is printed without what is pressed, and no text lies on an image`, async ({
      visit,
    }) => {
      // What the paper of A4 has between its margins.
      const visitor = await visit({ size: [718, 1000] });
      await visitor.open(path);
      await visitor.tab.evaluate(() => {
        for (const { cssRules } of document.styleSheets)
          for (const rule of cssRules)
            if (rule instanceof CSSMediaRule) {
              const { media } = rule;
              media.mediaText = media.mediaText
                .replace(/\bscreen\b/g, 'speech')
                .replace(/\bprint\b/g, 'all');
            }
      });
      await visitor.seesNo({ selector: 'header nav, header button, footer nav' });
      const readCovered = () =>
        visitor.tab.evaluate(() => {
          const boxes = (selector: string) =>
            [...document.querySelectorAll(selector)].filter((element) =>
              element.checkVisibility({ visibilityProperty: true }),
            );
          const images = boxes('main img, main svg').map((image) => image.getBoundingClientRect());
          return boxes('main :is(h1, h2, h3, p, li)')
            .filter((text) => !text.querySelector('img, svg'))
            .filter((text) => {
              const range = document.createRange();
              range.selectNodeContents(text);
              return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
                images.some(
                  (image) =>
                    left < image.right - 1 &&
                    right > image.left + 1 &&
                    top < image.bottom - 1 &&
                    bottom > image.top + 1,
                ),
              );
            })
            .map((text) => text.textContent);
        });
      await expect.poll(readCovered).toEqual([]);
    });

  test('a PDF of Contact has no links of the header and the footer, where the engine prints', async ({
    visit,
    skip,
  }) => {
    const visitor = await visit();
    await visitor.open(paths.contact);
    const { print } = visitor.tab;
    if (!print) return skip('The driver of this engine prints nothing.');
    const pdf = inflated(Buffer.from(await print()));
    const links = [...pdf.matchAll(/\/URI\s*\(([^)]*)\)/g)].map(([, url = '']) => url);
    expect(links).toContain(`mailto:${company.email}`);
    // It is a link of the header and of the footer alone.
    expect(links.filter((url) => url.endsWith(paths.about))).toEqual([]);
  });

  test('no word of Home’s headline is broken in a window of 320 pixels', async ({ visit }) => {
    const visitor = await visit({ size: [320, 256] });
    await visitor.open(paths.home);
    await visitor.sees(title);
    const broken = await visitor.tab.evaluate(() => {
      const words: string[] = [];
      const texts = document.createTreeWalker(
        document.querySelector('h1') ?? document,
        NodeFilter.SHOW_TEXT,
      );
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const match of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, match.index);
          range.setEnd(text, match.index + match[0].length);
          const tops = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)));
          if (tops.size > 1) words.push(match[0]);
        }
      return words;
    });
    expect(broken).toEqual([]);
  });
}

/** A PDF with the objects that it has in compressed streams; fonts and drawings are left out. */
function inflated(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const objects = [...text.matchAll(/\/Type\s*\/ObjStm[\s\S]*?stream\r?\n/g)].map((found) =>
    inflateSync(pdf.subarray(found.index + found[0].length), {
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1'),
  );
  return [text, ...objects].join('\n');
}
