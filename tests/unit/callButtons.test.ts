import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { callButtons } from '../../src/pages/help/callButtons';

it('gives the colour of alarm to the number that the record calls urgent, and to no other', () => {
  const places = [
    { label: '1800', href: 'tel:1800', isUrgent: true },
    { label: '1930', href: 'tel:1930' },
  ];
  const markupOf = (text: string) => renderToStaticMarkup(callButtons(text, places));
  expect(markupOf('Call 1800.')).toContain('colorMarigold');
  expect(markupOf('Call 1930.')).not.toContain('colorMarigold');
});
