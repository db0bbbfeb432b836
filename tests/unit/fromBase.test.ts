import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { company } from '../../src/content/messages/en/company';
import { siteFrame } from '../../src/content/messages/en/siteFrame';
import { site } from '../../src/content/site';
import { PrintFooter } from '../../src/sections/PrintFooter';

afterEach(() => vi.unstubAllEnvs());

const codeIn = () =>
  renderToStaticMarkup(
    createElement(PrintFooter, {
      title: 'Contact',
      path: '/contact',
      messages: siteFrame,
      company,
      language: site.language,
    }),
  ).match(/<img [^>]*src="([^"]+)"/)?.[1];

it('leads to the image of a code from the root of the site', () => {
  expect(codeIn()).toBe('/codes/contact.svg');
});

it('leads to it from the page in a Storybook that is published below a path', () => {
  vi.stubEnv('BASE_URL', './');
  expect(codeIn()).toBe('./codes/contact.svg');
});
