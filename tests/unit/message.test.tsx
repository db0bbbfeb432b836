import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Message } from '../../src/atoms/Message';

const markupOf = (text: string) =>
  renderToStaticMarkup(<Message text={text.replace('1930', '[1930](tel:1930)')} />);

it('keeps what closes a sentence with the link before it', () => {
  expect(markupOf('Call 1930. Then wait.')).toMatch(/>1930<\/a>\.<\/span> Then wait\.$/);
});

it('leaves the words after a link to the text', () => {
  expect(markupOf('Call 1930 at once.')).toMatch(/>1930<\/a><\/span> at once\.$/);
});

it('keeps the word behind a no-break space with the link before it', () => {
  expect(markupOf('तुरंत 1930\u00a0पर फ़ोन करें।')).toMatch(/>1930<\/a>\u00a0पर<\/span> फ़ोन करें।$/);
});

it('keeps an ending and quotation marks with the link between them', () => {
  const quoted = markupOf('Say “1930” twice.').replaceAll(/<style.*?<\/style>/g, '');
  expect(quoted).toMatch(/^Say <span[^>]*>“<a [^>]*>1930<\/a>”<\/span> twice\.$/);
  expect(markupOf('लगेच 1930वर कॉल करा.')).toMatch(/>1930<\/a>वर<\/span> कॉल करा\.$/);
});

it('leaves what a control beside the text leads to as words', () => {
  const text = 'Call [1930](tel:1930), or write to [a@b.in](mailto:a@b.in).';
  const markup = renderToStaticMarkup(
    <Message text={text} isLink={(href) => href.startsWith('mailto:')} />,
  );
  expect(markup).toMatch(/^Call 1930, or write to <.*href="mailto:a@b.in"/);
});
