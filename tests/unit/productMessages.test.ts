import { describe, expect, it } from 'vitest';
import type { ProductPageMessages } from '../../src/content/contentShapes';

const modules = import.meta.glob<{ page: ProductPageMessages }>(
  '../../src/content/*/products/*.ts',
  { eager: true },
);

const productPages = Object.entries(modules).map(([file, { page }]) => {
  const [, code = '', id = ''] = /content\/(\w+)\/products\/(.+)\.ts$/.exec(file) ?? [];
  return { code, id, page };
});

const stepsOf = ({ services }: ProductPageMessages) => services.flatMap(({ steps }) => steps);

const sentencesOf = (text: string) => text.split(/(?<=[।?!.])\s+/);

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(productPages)('the page of $id in $code', ({ page }) => {
  it('says once what its services share', () => {
    const texts = [
      ...page.basics.bring.map(({ text }) => text),
      ...page.basics.confirm.points.map(({ text }) => text),
      ...page.services.map(({ text }) => text),
      ...stepsOf(page).map(({ text }) => text),
      ...page.safety.points,
    ];
    expect(repeated(texts.flatMap(sentencesOf))).toEqual([]);
  });

  it('names each thing to bring once in its text', () => {
    for (const { text, thing } of page.basics.bring) expect(text.split(thing)).toHaveLength(2);
  });

  it('begins each advice with its lead', () => {
    for (const { text, lead = '' } of page.basics.confirm.points)
      expect(text.startsWith(lead)).toBe(true);
  });

  it('ends each service with a step of its own', () => {
    const ends = page.services.map(({ steps }) => steps.at(-1)?.title);
    expect(repeated(ends.map(String))).toEqual([]);
  });
});
