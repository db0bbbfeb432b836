import UPNG from 'upng-js';
import { describe, expect, it } from 'vitest';
import { causeOf } from '../visual/causeOf';
import { areVeryMany, spreadOver, summarize } from '../visual/summary.mjs';

/** More colours than a palette holds, as a screenshot has. */
const others = Array.from({ length: 300 }, (_, index) => `ffe${String(index).padStart(3, '0')}`);

/** A picture of one row: pixels as `rrggbb`, and what never changes. */
function picture(...colours: string[]): Buffer {
  const row = [...colours, ...others];
  const pixels = Buffer.from(row.map((colour) => `${colour}ff`).join(''), 'hex');
  return Buffer.from(UPNG.encode([Uint8Array.from(pixels).buffer], row.length, 1, 0));
}

describe('the cause of a difference', () => {
  it('is the change of colour that most changed pixels have', () => {
    const before = picture('2b2f8a', '2b2f8a', 'ffffff', '9193c2');
    const after = picture('6b2f8a', '6b2f8a', 'ffffff', 'b393c2');
    expect(causeOf('Atoms/Button', before, after)).toBe('colour #2b2f8a is #6b2f8a');
  });

  it('is the component where its size or too much of it is another', () => {
    const grey = (length: number, step = 1) =>
      picture(...Array.from({ length }, (_, index) => `0000${10 + index * step}`));
    const cause = (before?: Buffer, after?: Buffer) => causeOf('Atoms/Button', before, after);
    expect(cause(grey(20), grey(19))).toBe('Atoms/Button has another size');
    expect(cause(grey(20), grey(20, 2))).toBe('Atoms/Button is drawn in another way');
    expect(cause(undefined, grey(20))).toBe('Atoms/Button is drawn in another way');
  });
});

const difference = (title: string, cause?: string, name = 'Default') =>
  ({ kind: 'compared', title, name, cause }) as const;
const many = Array.from({ length: 20 }, (_, index) =>
  difference(`Atoms/${index % 4}`, 'colour', `Story ${index}`),
);

describe('the summary of a comparison', () => {
  it('has the most frequent cause first, each with its components once', () => {
    const records = [
      difference('Atoms/Link'),
      difference('Pages/Home', 'Pages/Home has another size'),
      difference('Atoms/Button', 'colour #000000 is #111111'),
      difference('Atoms/Button', 'colour #000000 is #111111', 'Hovered'),
      difference('Atoms/Button', 'colour #000000 is #111111', 'Hovered'),
    ];
    expect(summarize(records, 9)).toBe(
      [
        '3 screenshots of 2 components differ, of 4 compared and 9 in all.',
        '  colour #000000 is #111111: 2 screenshots of 1 component',
        '    Atoms/Button',
        '  Pages/Home has another size: 1 screenshot of 1 component',
        '    Pages/Home',
        '',
      ].join('\n'),
    );
  });

  it('names the fonts of the site and of the machine, and where each was seen first', () => {
    const font = { kind: 'font', font: 'DejaVu Sans', isOfSite: false } as const;
    const records = [
      { ...font, title: 'Atoms/Link' },
      { ...font, title: 'Pages/Home' },
      { ...font, font: 'Anek Latin', isOfSite: true, title: 'Atoms/Link' },
    ];
    expect(summarize(records, 0)).toContain(
      'Fonts of the site: Anek Latin (first in Atoms/Link).\n' +
        'Fonts of this machine: DejaVu Sans (first in Atoms/Link).\n',
    );
  });

  it('calls twenty screenshots of four components very many, and fewer of either not', () => {
    expect(areVeryMany(many)).toBe(true);
    expect(areVeryMany(many.slice(1))).toBe(false);
    expect(areVeryMany(many.map((each) => ({ ...each, title: 'Atoms/Button' })))).toBe(false);
    expect(areVeryMany(many.map(({ title }) => difference(title)))).toBe(false);
  });

  it('calls eight components very many, with one screenshot of each', () => {
    const components = Array.from({ length: 8 }, (_, index) =>
      difference(`Atoms/${index}`, 'size'),
    );
    expect(areVeryMany(components)).toBe(true);
    expect(areVeryMany(components.slice(1))).toBe(false);
  });
});

describe('a sample', () => {
  const items = Array.from({ length: 90 }, (_, index) => index);

  it('has its first eight from all over the list', () => {
    expect(spreadOver(items, 30).slice(0, 8)).toEqual([0, 9, 18, 27, 36, 45, 54, 63]);
  });

  it('has no item twice, and all of a short list', () => {
    expect(new Set(spreadOver(items, 30)).size).toBe(30);
    expect(spreadOver(items.slice(0, 5), 30)).toEqual([0, 1, 2, 3, 4]);
  });
});
