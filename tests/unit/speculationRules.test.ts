import { describe, expect, it } from 'vitest';
import { speculationRules } from '../../build/speculationRules';

interface Rule {
  where: { and: object[] };
  eagerness: string;
}

function rulesOf(
  path: string,
  leadsTo: readonly string[],
): { prerender: Rule[]; prefetch: Rule[] } {
  return JSON.parse(speculationRules(path, leadsTo));
}

describe('the rules for making pages ready', () => {
  it('name the likeliest pages, to be made ready at once', () => {
    const [likeliest] = rulesOf('/', ['/about', '/JoinUs']).prerender;
    expect(likeliest?.eagerness).toBe('immediate');
    expect(likeliest?.where.and).toContainEqual({ href_matches: ['/about', '/JoinUs'] });
  });

  it('leave out the page itself, files, and everything unless the page is at rest without the application', () => {
    const { prerender, prefetch } = rulesOf('/terms', ['/privacy']);
    for (const { where } of [...prerender, ...prefetch]) {
      expect(where.and).toContainEqual({ not: { href_matches: ['/terms', '/terms#*'] } });
      expect(JSON.stringify(where)).toContain('{"not":{"href_matches":"/*.*"}}');
      expect(JSON.stringify(where)).toContain('html[data-rest]:not([data-app=\\"ready\\"]) a');
    }
  });

  it('name no likeliest page where there is none', () => {
    const { prerender } = rulesOf('/404', []);
    expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['eager']);
  });

  it('only fetch the pages of an open menu, each once', () => {
    const { prefetch } = rulesOf('/', []);
    expect(prefetch.map(({ where }) => JSON.stringify(where))).toEqual([
      expect.stringContaining(':is(:popover-open *):not([href*=\\"#\\"])'),
    ]);
    expect(JSON.stringify(rulesOf('/', []).prerender)).not.toContain(':popover-open');
  });
});
