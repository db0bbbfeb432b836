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

describe('speculationRules', () => {
  it('prerender nothing but the likeliest pages, once the page is idle for long', () => {
    const { prerender } = rulesOf('/', ['/about', '/JoinUs']);
    expect(prerender).toEqual([expect.objectContaining({ eagerness: 'immediate' })]);
    expect(prerender[0]?.where.and).toContainEqual({ href_matches: ['/about', '/JoinUs'] });
    expect(JSON.stringify(prerender)).toContain('html[data-idle=\\"long\\"]');
    expect(rulesOf('/404', []).prerender).toEqual([]);
  });

  it('leave out the page itself, files, and everything once the application runs', () => {
    const { prerender, prefetch } = rulesOf('/terms', ['/privacy']);
    for (const { where } of [...prerender, ...prefetch]) {
      expect(where.and).toContainEqual({ not: { href_matches: ['/terms', '/terms#*'] } });
      expect(JSON.stringify(where)).toContain('{"not":{"href_matches":"/*.*"}}');
      expect(JSON.stringify(where)).toContain(':not([data-app=\\"ready\\"]) a:not([hreflang])');
    }
  });

  it('fetch nothing before the page is idle but the page of a link that is pressed', () => {
    const { prefetch } = rulesOf('/terms', ['/privacy']);
    const early = prefetch.filter(
      ({ where }) => !JSON.stringify(where).includes('html[data-idle]'),
    );
    expect(early).toEqual([expect.objectContaining({ eagerness: 'conservative' })]);
  });

  it('fetch each page of an open menu once', () => {
    expect(JSON.stringify(rulesOf('/', []).prefetch)).toContain(
      ':is(:popover-open *):not([href*=\\"#\\"])',
    );
  });
});
