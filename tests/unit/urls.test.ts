import { describe, expect, it } from 'vitest';
import { answerFor } from '../../build/hosting/urls';

describe('an address of the site', () => {
  it.each([
    ['/', 'index.html'],
    ['/JoinUs', 'JoinUs.html'],
    ['/joinus', 'JoinUs.html'],
    ['/ABOUT/', 'about.html'],
    ['/Thanks', 'thanks.html'],
    ['/%4aoinUs', 'JoinUs.html'],
    ['/products/Micro-ATM/', 'products/micro-atm.html'],
  ])('%s is answered with the page %s', (address, file) => {
    expect(answerFor(address)).toEqual({ kind: 'page', file });
  });

  it.each([
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/joinus.html', '/JoinUs'],
  ])('%s leads to %s', (address, path) => {
    expect(answerFor(address)).toEqual({ kind: 'redirect', path });
  });

  it('that names a file is that file', () => {
    expect(answerFor('/static/js/index-abc.js')).toEqual({
      kind: 'file',
      file: 'static/js/index-abc.js',
    });
  });

  it.each(['/nope', '/404.html', '/../x', '/%2e%2e/package.json', '/..%2fx.js', '/%', '/a%00.js'])(
    '%s is not found',
    (address) => {
      expect(answerFor(address)).toEqual({ kind: 'notFound', file: '404.html' });
    },
  );
});
