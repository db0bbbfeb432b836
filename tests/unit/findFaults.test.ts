import { describe, expect, it } from 'vitest';
import { findFaults, withFault } from '../mutation/findFaults';

const faultsOf = (source: string) =>
  findFaults('a.tsx', source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );

describe('the faults of a source', () => {
  it.each([
    ['a < b;', ['(a <= b);', '(a >= b);']],
    ['a ?? b;', ['(a && b);']],
    ['!a;', ['a;']],
    ['a?.b;', ['a.b;']],
    ['a?.();', ['a();']],
    ['a += 1;', ['(a -= 1);']],
    ["f('x', true);", ["f('', true);", "f('x', false);"]],
    ['a.trim();', ['a;']],
    ['if (a) b();', ['if (true) b();', 'if (false) b();']],
    ['/^\\d+/;', ['/\\d+/;', '/^\\D+/;', '/^\\d/;']],
    ['function f() { g(); }', ['function f() {}']],
    ['while (a) { a = b; }', ['while (false) { a = b; }', 'while (a) {}']],
  ])('%s', (source, faults) => {
    expect(faultsOf(source)).toEqual(faults);
  });

  it.each([
    "import a from 'a';",
    "type A = 'a' | true;",
    "import('a');",
    'const a = <b sx={{ c: 1 }} d="e" />;',
  ])('are none where nothing is done: %s', (source) => {
    expect(faultsOf(source)).toEqual([]);
  });

  it('make no loop run for ever', () => {
    const source = 'for (let a = 0; a < 3; a += 1) {\n}\nlet b = 0;\nwhile (b < 3) b += 1;\n';
    for (const fault of findFaults('a.ts', source)) {
      const faulty = withFault(source, fault);
      try {
        new Function(faulty)();
      } catch (error) {
        expect(String(error)).toContain('It does not end');
      }
    }
  });
});
