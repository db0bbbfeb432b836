import { expect, test } from 'vitest';
import { appScripts } from '../../build/shipped/manifest.mjs';
import { inlineScripts } from '../../build/shipped/shippedPage.mjs';

const manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/app/slice.tsx', 'src/pages/HomePage.tsx', 'src/pages/TermsPage.tsx'],
  },
  '_shared.js': { file: 'shared.js' },
  '_form.js': { file: 'form.js', imports: ['_shared.js'] },
  'src/app/slice.tsx': { file: 'slice.js', imports: ['_shared.js'] },
  'src/pages/HomePage.tsx': {
    file: 'home.js',
    imports: ['index.html', '_form.js'],
    dynamicImports: ['src/email/send.ts'],
  },
  'src/pages/TermsPage.tsx': { file: 'terms.js' },
  'src/email/send.ts': { file: 'send.js' },
};

test('a page comes to life with what it imports and the slices of the application, once each', () => {
  const scripts = appScripts(manifest, 'src/pages/HomePage.tsx');
  expect(scripts).toEqual(['entry.js', 'shared.js', 'slice.js', 'home.js', 'form.js']);
});

test('a page that is not in the build has no scripts to be counted as none', () => {
  expect(() => appScripts(manifest, 'src/pages/LostPage.tsx')).toThrow('src/pages/LostPage.tsx');
});

test('scripts of a page are what runs: neither data, nor rules for what to load ahead, nor files', () => {
  const html = [
    '<script type="application/ld+json">{}</script>',
    '<script type="speculationrules">{}</script>',
    '<script type="module">one()</script>',
    '<script src="/file.js"></script>',
    '<script data-entry="/entry.js">a<b&&two()</script>',
  ].join('');
  expect(inlineScripts(html)).toEqual(['one()', 'a<b&&two()']);
});
