import { describe, expect, it } from 'vitest';
import { pageScripts } from '../../build/pageScripts';

const manifest = {
  'src/app/entryClient.tsx': {
    file: 'static/js/entryClient.js',
    imports: ['_react.js', '_parts.js'],
  },
  '_react.js': { file: 'static/js/react.js' },
  '_parts.js': { file: 'static/js/parts.js', imports: ['_react.js', 'src/app/entryClient.tsx'] },
  '_form.js': { file: 'static/js/form.js', imports: ['_react.js', '_parts.js'] },
  'src/pages/JoinPage.tsx': {
    file: 'static/js/JoinPage.js',
    imports: ['src/app/entryClient.tsx', '_form.js'],
  },
};

describe('the scripts of a page', () => {
  it('come after those that they import, each once, also where files import each other', () => {
    expect(pageScripts(manifest, 'src/app/entryClient.tsx', ['src/pages/JoinPage.tsx'])).toEqual({
      application: ['/static/js/react.js', '/static/js/parts.js', '/static/js/entryClient.js'],
      own: ['/static/js/form.js', '/static/js/JoinPage.js'],
    });
  });

  it('fail the build where a page has none', () => {
    expect(() =>
      pageScripts(manifest, 'src/app/entryClient.tsx', ['src/pages/LostPage.tsx']),
    ).toThrow('The build has made no chunk of src/pages/LostPage.tsx.');
  });
});
