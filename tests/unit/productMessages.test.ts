import { describe, expect, it } from 'vitest';
import type { ProductPageMessages } from '../../src/content/contentShapes';
import { parseMessage, plainText } from '../../src/domain/parseMessage';

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
    expect(repeated(texts.map(plainText).flatMap(sentencesOf))).toEqual([]);
  });

  it('emphasises what each thing to bring is', () => {
    for (const text of page.basics.bring)
      expect(
        parseMessage(text).some(({ isEmphasised }) => isEmphasised),
        text,
      ).toBe(true);
  });

  it('ends each service with a step of its own', () => {
    const ends = page.services.map(({ steps }) => steps.at(-1)?.title);
    expect(repeated(ends.map(String))).toEqual([]);
  });
});
