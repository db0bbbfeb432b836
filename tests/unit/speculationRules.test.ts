import { describe, expect, it } from 'vitest';
import { speculationRules } from '../../build/speculationRules';

interface Rule {
  where: { and: object[] };
  eagerness: string;
}

function rulesOf(path: string, leadsTo: readonly string[]): Rule[] {
  const { prerender }: { prerender: Rule[] } = JSON.parse(speculationRules(path, leadsTo));
  return prerender;
}

describe('the rules for making pages ready', () => {
  it('name the likeliest pages, to be made ready at once when the page is at rest', () => {
    const [likeliest] = rulesOf('/', ['/about', '/JoinUs']);
    expect(likeliest?.eagerness).toBe('immediate');
    expect(JSON.stringify(likeliest?.where)).toContain('[data-rest]');
    expect(likeliest?.where.and).toContainEqual({ href_matches: ['/about', '/JoinUs'] });
  });

  it('leave out the page itself, files, and everything once the application runs', () => {
    for (const { where } of rulesOf('/terms', ['/privacy'])) {
      expect(where.and).toContainEqual({ not: { href_matches: ['/terms', '/terms#*'] } });
      expect(JSON.stringify(where)).toContain('{"not":{"href_matches":"/*.*"}}');
      expect(JSON.stringify(where)).toContain('html:not([data-app=\\"ready\\"])');
    }
  });

  it('name no likeliest page where there is none', () => {
    expect(rulesOf('/404', []).map(({ eagerness }) => eagerness)).toEqual(['immediate', 'eager']);
    expect(speculationRules('/404', [])).not.toContain('data-rest');
  });
});
