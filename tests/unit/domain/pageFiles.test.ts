import { expect, test } from 'vitest';
import { pageCodeUrl } from '../../../src/domain/pageCodeUrl';
import { pageFileName } from '../../../src/domain/pageFileName';
import { socialImage, socialImageSize } from '../../../src/domain/socialImage';

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/JoinUs', 'join-us'],
  ['/products/micro-atm', 'micro-atm'],
])('the files of %s are called %s', (path, name) => {
  expect(pageFileName(path)).toBe(name);
});

test('the image of a shared page stands below the prefix and says the headline, or else the title', () => {
  const page = { title: 'Join us' };
  expect(socialImage('/JoinUs', '/hi', page)).toEqual({
    url: '/social/hi/join-us.png',
    text: 'Join us',
  });
  expect(socialImage('/', '', { ...page, headline: 'Cash at the shop' })).toEqual({
    url: '/social/home.png',
    text: 'Cash at the shop',
  });
  expect(socialImageSize).toEqual({ width: 1200, height: 630 });
});

test('the code of a page stands below the prefix', () => {
  expect(pageCodeUrl('/JoinUs', '/hi')).toBe('/codes/hi/join-us.svg');
});
