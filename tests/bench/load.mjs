/**
 * `npm run bench:load`: the built site on nginx at full load, on loopback alone and for a bounded
 * time, beside what a bare nginx, without routes and headers, does with the one file of Home. Prints
 * a table, writes it to `bench-results`, and asserts only that nothing failed: how fast it is depends
 * on the machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { startNginx } from '../nginx/startNginx.mjs';
import { writeReport } from './report.mjs';
import { markdownTable } from './statistics.mjs';

const siteDir = resolve('dist-sandbox');
const port = 4180;
const barePort = port + 1;
const seconds = 30;
const connections = 200;
const folder = resolve('node_modules/.cache/load');

if (spawnSync('wrk', ['-v']).error) throw new Error('wrk was not found: apt-get install wrk.');
if (!existsSync(join(siteDir, 'index.html'))) throw new Error('Build first: npm run bench:load.');

/** What one visit of a content page asks for, and the mix of pages that a site sees. */
const scripts = readdirSync(join(siteDir, 'static/js'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `/static/js/${name}`);
const pages = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && name !== '404.html')
  .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`));

const targets = [
  { name: "Home's file on a bare nginx, the ceiling", paths: ['/index.html'], at: barePort },
  { name: 'Home', paths: ['/'] },
  { name: 'every page in turn', paths: pages },
  { name: 'every script in turn', paths: scripts },
  {
    name: 'paths without a page (404)',
    paths: ['/no-such-page', '/wp-login.php'],
    status: 404,
  },
];

/**
 * The script by which wrk asks for one path after the other and counts unexpected answers.
 *
 * @param {string[]} paths
 * @param {number} status
 */
const wrkScript = (paths, status) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
wrong = 0
local threads = {}
function setup(thread) table.insert(threads, thread) end
function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { ["Accept-Encoding"] = "br" })
end
function response(status) if status ~= ${status} then wrong = wrong + 1 end end
function done(summary, latency)
  local unexpected = 0
  for _, thread in ipairs(threads) do unexpected = unexpected + thread:get("wrong") end
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"bytes":%d,"microseconds":%d,"failed":%d,"p50":%d,"p99":%d}\\n',
    summary.requests, summary.bytes, summary.duration,
    unexpected + errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
`;

/** @param {{ name: string, paths: string[], status?: number, at?: number }} target */
function load({ name, paths, status = 200, at = port }) {
  const script = join(folder, 'target.lua');
  writeFileSync(script, wrkScript(paths, status));
  const threads = String(Math.max(1, availableParallelism() - 1));
  const { stdout } = spawnSync(
    'wrk',
    [
      '-t',
      threads,
      '-c',
      String(connections),
      '-d',
      `${seconds}s`,
      '-s',
      script,
      `http://127.0.0.1:${at}`,
    ],
    { encoding: 'utf8' },
  );
  const line = stdout.split('\n').find((text) => text.startsWith('{'));
  if (!line) throw new Error(`wrk gave no result for ${name}:\n${stdout}`);
  const { requests, bytes, microseconds, failed, p50, p99 } = JSON.parse(line);
  const perSecond = requests / (microseconds / 1e6);
  return { name, perSecond, bytesEach: bytes / requests, failed, p50, p99 };
}

async function waitForServer() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return await fetch(`http://127.0.0.1:${port}/robots.txt`);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('nginx did not start.');
}

mkdirSync(folder, { recursive: true });
const nginx = startNginx({
  siteDir,
  port,
  workers: Math.max(1, availableParallelism() - 1),
  otherServers: `server { listen 127.0.0.1:${barePort}; root ${siteDir}; brotli_static on; }`,
});
try {
  await waitForServer();
  const results = targets.map(load);
  const ceiling = results[0]?.perSecond ?? 1;
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  writeReport({
    name: 'load',
    conditions: [
      `${seconds} s each, ${connections} connections, the processors shared by nginx and wrk`,
      `${failed} failed`,
    ],
    table: markdownTable(
      ['target', 'requests/s', 'of the ceiling', 'bytes each', 'p50 ms', 'p99 ms', 'failed'],
      results.map(({ name, perSecond, bytesEach, failed, p50, p99 }) => [
        name,
        perSecond.toFixed(0),
        (perSecond / ceiling).toFixed(2),
        bytesEach.toFixed(0),
        (p50 / 1000).toFixed(1),
        (p99 / 1000).toFixed(1),
        String(failed),
      ]),
    ),
  });
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  nginx.kill('SIGTERM');
}
