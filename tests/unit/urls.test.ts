import { describe, expect, it } from 'vitest';
import { answerFor, fileOfPage, notFoundFileOf } from '../../build/hosting/urls';
import { spellings, unknownPaths } from '../spellings';

describe('a URL of the site', () => {
  it.each(spellings)('%s is answered with the page of %s', (written, canonical) => {
    expect(answerFor(written)).toEqual({ kind: 'page', file: fileOfPage(canonical) });
  });

  it.each([
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/joinus.html', '/JoinUs'],
    ['/HI.html', '/hi'],
    ['/hi/%61bout.html', '/hi/about'],
  ])('%s leads to %s', (address, path) => {
    expect(answerFor(address)).toEqual({ kind: 'redirect', path });
  });

  it.each([
    '/static/js/index-abc.js',
    '/.well-known/security.txt',
    '/.well-known/acme-challenge/LoqXcYV8q5ONbJQxbmR7SCTNo3tiAXDfowyjxAjEuX0',
  ])('that names a file is that file: %s', (address) => {
    expect(answerFor(address)).toEqual({ kind: 'file', file: address.slice(1) });
  });

  it.each([
    '/404.html',
    '/_headers',
    '/_redirects/',
    '/%5fredirects',
    '/vercel.json',
    '/about.html.br',
    '/x.js.gz',
    '/%2e%2e/package.json',
    '/static/../vercel.json',
    '/robots.txt/',
    '/.env',
    '/.git/config.txt',
    '/.well-known/.env',
    '/static/.well-known/security.txt',
  ])('%s is not found', (address) => {
    expect(answerFor(address)).toEqual({ kind: 'notFound', file: '404.html' });
  });

  it.each(unknownPaths)('%s is not found, in the language of “%s”', (address, prefix) => {
    expect(notFoundFileOf(address)).toBe(fileOfPage(`${prefix}/404`));
  });
});
