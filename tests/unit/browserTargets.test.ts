import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserTargets } from '../../build/browserTargets';
import project from '../../package.json' with { type: 'json' };

describe('the browsers that the site is built for', () => {
  it('are the target of the build', () => {
    const targets = ['chrome114', 'edge114', 'firefox125', 'safari17', 'ios17'];
    expect(browserTargets(project.browserslist)).toEqual(targets);
  });

  it('are those that the README names', () => {
    const [, chrome, firefox, safari] =
      /Chrome and Edge (\d+), Firefox (\d+), Safari (\d+),/.exec(
        readFileSync('README.md', 'utf8'),
      ) ?? [];
    expect(project.browserslist).toEqual([
      `chrome >= ${chrome}`,
      `edge >= ${chrome}`,
      `firefox >= ${firefox}`,
      `safari >= ${safari}`,
      `ios_saf >= ${safari}`,
    ]);
  });

  it.each(['last 2 versions', 'ie >= 11', 'chrome > 100', ''])('cannot be "%s"', (query) => {
    expect(() => browserTargets([query])).toThrow(`The build cannot aim at "${query}".`);
  });
});
