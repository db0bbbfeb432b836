import { describe, expect, it } from 'vitest';
import type { ProductPageMessages } from '../../src/content/productPageRecord';
import { parseMessage, plainText } from '../../src/domain/parseMessage';

const modules = import.meta.glob<{ page: ProductPageMessages }>(
  '../../src/content/messages/*/products/*.ts',
  { eager: true },
);

const productPages = Object.entries(modules).map(([file, { page }]) => {
  const [, code = '', id = ''] = /messages\/([^/]+)\/products\/(.+)\.ts$/.exec(file) ?? [];
  return { code, id, page };
});

const stepsOf = (page: ProductPageMessages) =>
  [page, ...Object.values(page.services)].flatMap(({ steps = {} }) => Object.values(steps));

const sentencesOf = (text: string) => text.split(/(?<=[।?!.])\s+/);

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(productPages)('the page of $id in $code', ({ page }) => {
  it('says once what its services share', () => {
    const texts = [
      ...page.bring,
      ...page.advice.points.flatMap(({ title, text = [] }) => [title, text].flat()),
      ...Object.values(page.services).map(({ text }) => text),
      ...stepsOf(page).map(({ text }) => text),
      page.safety.first,
      ...page.safety.points,
    ];
    expect(repeated(texts.map(plainText).flatMap(sentencesOf))).toEqual([]);
  });

  it('emphasises what each thing to bring is', () => {
    for (const text of page.bring)
      expect(
        parseMessage(text).some(({ isEmphasised }) => isEmphasised),
        text,
      ).toBe(true);
  });

  it('ends each service with a step of its own', () => {
    const ends = Object.values(page.services).map(
      ({ steps }) => Object.values(steps).at(-1)?.title,
    );
    expect(repeated(ends.map(String))).toEqual([]);
  });
});
