import { expect, test } from 'vitest';
import { Report } from '../bench/report.mjs';

test('a row has the median with its spread, and the ratio to the limit', () => {
  const report = new Report(['Chrome/156']);
  for (const time of [30, 10, 20, 40]) report.add('/', 'site', { 'LCP, ms': time });
  for (const time of [20, 20]) report.add('/', 'limit', { 'LCP, ms': time });
  expect(report.text()).toContain('\n- Chrome/156\n');
  expect(report.text()).toContain('\n| / | LCP, ms | 25 (10–40) | 20 | – | 1.25 |\n');
});

test('where the limit is 0, the difference stands in place of the ratio', () => {
  const report = new Report([]);
  report.add('/', 'site', { scripts: 155, requests: 0 });
  report.add('/', 'limit', { scripts: 0, requests: 0 });
  expect(report.text()).toContain('| / | scripts | 155 | 0 | – | +155 |');
  expect(report.text()).toContain('| / | requests | 0 | 0 | – | 1.00 |');
});
