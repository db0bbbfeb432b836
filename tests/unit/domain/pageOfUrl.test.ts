import { expect, test } from 'vitest';
import { languages } from '../../../src/content/languages';
import { pages } from '../../../src/content/pages';
import { localPath } from '../../../src/domain/localPath';
import { pageOfUrl } from '../../../src/domain/pageOfUrl';
import { spellings, unknownPaths } from '../../spellings';

const urlParts = {
  prefixes: languages.map(({ prefix }) => prefix),
  paths: pages.map(({ path }) => path),
};

test.each(spellings)('%s names the page %s', (written, canonical) => {
  const { prefix, path } = pageOfUrl(urlParts, written);
  expect(path && localPath(prefix, path)).toBe(canonical);
});

test.each(unknownPaths)('%s names no page, in the language of “%s”', (written, prefix) => {
  expect(pageOfUrl(urlParts, written)).toEqual({ prefix, path: undefined });
});
