import { describe, expect, it } from 'vitest';
import { createStyleCache } from '../../src/app/styleCache';

/** The rule that a cache writes for these declarations. */
function written(declarations: string) {
  const cache = createStyleCache();
  return cache.insert('.part', { name: 'part', styles: declarations }, cache.sheet, true);
}

describe('the styles of a page', () => {
  it('name what a supported browser knows only with a prefix in both ways', () => {
    expect(written('user-select:none;')).toBe('.part{-webkit-user-select:none;user-select:none;}');
    expect(written('mask-image:none;')).toBe('.part{-webkit-mask-image:none;mask-image:none;}');
  });

  it('repeat nothing that every supported browser knows', () => {
    const known = 'display:flex;align-items:center;transition:transform 1s;text-decoration:none;';
    expect(written(known)).toBe(`.part{${known}}`);
  });
});
