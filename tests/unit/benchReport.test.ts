import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeReport } from '../bench/report.mjs';

test('a report keeps what it prints, with its date and conditions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-report-'));
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.useFakeTimers({ now: new Date('2026-11-23T09:05:07Z'), toFake: ['Date'] });
  try {
    const report = { name: 'bench', conditions: ['Chrome/156', '3 runs'], table: '| page |' };
    const file = writeReport(report, join(folder, 'results'));
    const text = readFileSync(file, 'utf8');
    expect(file).toBe(join(folder, 'results', 'bench-2026-11-23-090507.md'));
    expect(text).toMatch(
      /^# bench, 2026-11-23\n\n- \d.+\n- Chrome\/156\n- 3 runs\n\n\| page \|\n$/,
    );
    expect(print.mock.calls.join('')).toContain(text);
  } finally {
    vi.useRealTimers();
    print.mockRestore();
    rmSync(folder, { recursive: true });
  }
});
