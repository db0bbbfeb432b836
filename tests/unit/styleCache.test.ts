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

  it('leave out what MUI writes for older browsers, and a condition that always holds', () => {
    expect(written('-moz-appearance:none;color:red;')).toBe('.part{color:red;}');
    expect(written('color:red;&::-moz-focus-inner{border:0;}')).toBe('.part{color:red;}');
    expect(written('@media (min-width:0px){color:red;}')).toBe('@media all{.part{color:red;}}');
  });

  it('leave out what a later declaration for the same selector overrides', () => {
    expect(written('border:0;color:red;border:1px solid;')).toBe(
      '.part{color:red;border:1px solid;}',
    );
    expect(written('&:hover{color:red;border:0;}&:hover{color:blue;}')).toBe(
      '.part:hover{border:0;}.part:hover{color:blue;}',
    );
    const important = 'color:red!important;color:blue;';
    expect(written(important)).toBe(`.part{${important}}`);
  });
});
