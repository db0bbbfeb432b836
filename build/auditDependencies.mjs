/**
 * Fails where a package of the lock file has a known vulnerability of high or critical severity. A
 * registry that cannot say, or that is out of reach, is named in one line and fails nothing.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** A report takes seconds; a registry that is out of reach must not hold up the check. */
const timeLimit = 60_000;

/**
 * Decides on what `npm audit --json` wrote.
 *
 * @param {string} output
 * @returns {{ kind: 'clean' | 'vulnerable' | 'unknown', line: string }} what was found, in one line.
 */
export function judgeAudit(output) {
  const report = parseObject(output);
  if (!report) return unknown('npm wrote no report');
  const vulnerabilities = objectOf(report.vulnerabilities);
  if (!vulnerabilities) return unknown(reasonOf(report));
  const found = Object.entries(vulnerabilities).map(([name, about]) => {
    const severity = objectOf(about)?.severity;
    return { name, severity: typeof severity === 'string' ? severity : 'unknown' };
  });
  // A severity that is not known to be lower counts as high.
  const grave = found.filter(({ severity }) => !['info', 'low', 'moderate'].includes(severity));
  if (grave.length === 0) {
    const lesser = found.length === 0 ? 'none lower' : `${found.length} lower`;
    return { kind: 'clean', line: `no high or critical vulnerability (${lesser}).` };
  }
  const names = grave.map(({ name, severity }) => `${name} (${severity})`).join(', ');
  return { kind: 'vulnerable', line: `vulnerable: ${names}. \`npm audit\` says more.` };
}

/**
 * @param {string} reason
 * @returns {{ kind: 'unknown', line: string }}
 */
function unknown(reason) {
  return { kind: 'unknown', line: `NOT MADE, vulnerabilities are unknown: ${reason}.` };
}

/**
 * Why npm made no report, without the registry's address, which is nobody's matter.
 *
 * @param {Record<string, unknown>} report
 */
function reasonOf({ message, error }) {
  const texts = [message, objectOf(error)?.summary];
  const text = texts.find((candidate) => typeof candidate === 'string' && candidate !== '');
  if (typeof text !== 'string') return 'npm’s report has no list of vulnerabilities';
  const [line = ''] = text.split('\n');
  return line
    .replace(/\s*(- \w+ |to )?https?:\/\/\S+/g, '')
    .replace(/\s+\S+:\d+$/, '')
    .trim();
}

/**
 * @param {string} text
 * @returns {Record<string, unknown> | undefined}
 */
function parseObject(text) {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown> | undefined}
 */
function objectOf(value) {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value)) : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=1'], {
    encoding: 'utf8',
    timeout: timeLimit,
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
  const { kind, line } = judgeAudit(stdout ?? '');
  process.stdout.write(`Audit of dependencies: ${line}\n`);
  process.exitCode = kind === 'vulnerable' ? 1 : 0;
}
