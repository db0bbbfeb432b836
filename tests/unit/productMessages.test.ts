import { describe, expect, it } from 'vitest';
import type { ProductPageMessages } from '../../src/content/contentShapes';
import { emphasisIn, withoutEmphasis } from '../../src/domain/emphasisIn';

const modules = import.meta.glob<{ page: ProductPageMessages }>(
  '../../src/content/*/products/*.ts',
  { eager: true },
);

const productPages = Object.entries(modules).map(([file, { page }]) => {
  const [, code = '', id = ''] = /content\/(\w+)\/products\/(.+)\.ts$/.exec(file) ?? [];
  return { code, id, page };
});

const stepsOf = ({ steps = [], services }: ProductPageMessages) => [
  ...steps,
  ...services.flatMap((service) => service.steps),
];

const sentencesOf = (text: string) => text.split(/(?<=[।?!.])\s+/);

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(productPages)('the page of $id in $code', ({ page }) => {
  it('says once what its services share', () => {
    const texts = [
      ...page.basics.bring,
      ...page.basics.confirm.points,
      ...page.services.map(({ text }) => text),
      ...stepsOf(page).map(({ text }) => text),
      ...page.safety.points,
    ];
    expect(repeated(texts.map(withoutEmphasis).flatMap(sentencesOf))).toEqual([]);
  });

  it('emphasises what each thing to bring is', () => {
    for (const text of page.basics.bring) expect(emphasisIn(text).emphasised, text).not.toBe('');
  });

  it('begins each advice that has emphasised words with them', () => {
    for (const text of page.basics.confirm.points) {
      const { before, emphasised } = emphasisIn(text);
      if (emphasised) expect(before, text).toBe('');
    }
  });

  it('ends each service with a step of its own', () => {
    const ends = page.services.map(({ steps }) => steps.at(-1)?.title);
    expect(repeated(ends.map(String))).toEqual([]);
  });
});
