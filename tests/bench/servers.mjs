import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A target that is being served.
 *
 * @template {string} [Name=import('./targets.mjs').TargetName]
 * @typedef {object} ServedTarget
 * @property {Name} name
 * @property {string} origin as fast as this machine is
 * @property {string} slowOrigin over a slow network
 */

const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const slowNetwork = fileURLToPath(new URL('slowNetwork.mjs', import.meta.url));

/**
 * Serves each target as the preview serves the site, mail sandbox included, in processes of their
 * own, and each over a slow network too.
 *
 * @template {string} Name
 * @param {Record<Name, string>} folders the folder of each target
 * @param {readonly Name[]} names which of them to serve
 * @returns {Promise<{ targets: ServedTarget<Name>[], stop: () => void }>}
 */
export async function serveTargets(folders, names) {
  // Not 4190, which browsers block.
  const firstPort = Number(process.env.PORT) || 4300;
  /** @type {import('node:child_process').ChildProcess[]} */
  const processes = [];
  const start = (/** @type {string[]} */ args, env = {}) => {
    processes.push(
      spawn(process.execPath, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...env },
      }),
    );
  };
  const stop = () => {
    for (const server of processes) server.kill('SIGTERM');
  };
  // They would outlive a benchmark that fails.
  process.once('exit', stop);
  const targets = names.map((name, index) => {
    const port = firstPort + index;
    const slowPort = port + 10;
    const folder = folders[name];
    start([vite, 'preview', '--mode', 'sandbox', '--outDir', folder], { PORT: String(port) });
    return {
      name,
      ports: `${slowPort}:${port}`,
      origin: `http://127.0.0.1:${port}`,
      slowOrigin: `http://127.0.0.1:${slowPort}`,
    };
  });
  start([slowNetwork, ...targets.map(({ ports }) => ports)]);
  for (const { slowOrigin } of targets) await untilServed(slowOrigin);
  return { targets, stop };
}

/** @param {string} origin */
async function untilServed(origin) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      const { ok } = await fetch(`${origin}/robots.txt`);
      if (ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing is served at ${origin}.`);
}
