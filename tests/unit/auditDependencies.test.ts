import { describe, expect, test } from 'vitest';
import { judgeAudit } from '../../build/auditDependencies.mjs';

/** A report as `npm audit --json` writes it, with one package of each of these severities. */
function reportOf(...severities: string[]): string {
  const rows = severities.map((severity, index) => {
    const name = `package-${index}`;
    return [name, { name, severity, isDirect: false, via: [], effects: [], range: '<1.0.0' }];
  });
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(rows) });
}

describe('the audit of dependencies', () => {
  test.each([
    ['nothing is found', reportOf(), 'none lower'],
    ['all is moderate or lower', reportOf('info', 'low', 'moderate'), '3 lower'],
  ])('passes where %s', (_case, output, words) => {
    expect(judgeAudit(output)).toEqual({ kind: 'clean', line: expect.stringContaining(words) });
  });

  test.each([
    ['high', 'package-1 (high)'],
    ['critical', 'package-1 (critical)'],
    ['of a severity that is new to it', 'package-1 (of a severity that is new to it)'],
  ])('fails where one is %s, and names that one alone', (severity, name) => {
    const { kind, line } = judgeAudit(reportOf('moderate', severity));
    expect(kind).toBe('vulnerable');
    expect(line).toContain(name);
    expect(line).not.toContain('package-0');
  });

  test('fails where a package has no severity at all', () => {
    expect(judgeAudit('{"vulnerabilities":{"odd":{}}}').kind).toBe('vulnerable');
  });

  test.each([
    [
      'the registry has no audit',
      '{"message":"405 Method Not Allowed - POST https://registry.test/-/npm/v1","statusCode":405}',
      '405 Method Not Allowed.',
    ],
    [
      'the network is down',
      '{"message":"request to https://registry.test/-/npm failed, reason: connect ECONNREFUSED 127.0.0.1:9"}',
      'request failed, reason: connect ECONNREFUSED.',
    ],
    [
      'there is no lock file',
      '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile\\nTry this"}}',
      'This command requires an existing lockfile.',
    ],
    ['npm writes nothing', '', 'npm wrote no report.'],
    ['npm writes no JSON', '<!doctype html>', 'npm wrote no report.'],
    ['npm writes other JSON', '[]', 'npm wrote no report.'],
    ['the report is cut', reportOf('high').slice(0, -5), 'npm wrote no report.'],
    ['the report has no list', '{"auditReportVersion":2}', 'npm’s report has no list'],
    ['the list is no list', '{"vulnerabilities":[]}', 'npm’s report has no list'],
  ])('says in one line that it could not be made where %s', (_case, output, words) => {
    const { kind, line } = judgeAudit(output);
    expect(kind).toBe('unknown');
    expect(line).toMatch(/^NOT MADE/);
    expect(line).toContain(words);
    expect(line).not.toMatch(/\n|registry\.test/);
  });
});
