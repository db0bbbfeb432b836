import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** @typedef {import('./engine.ts').TabOptions} TabOptions */

/** WebDriver's codes for keys that write nothing. */
const keyCodes = {
  ArrowDown: '\uE015',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** WebKitGTK's small browser has a toolbar that would keep its window wider than a phone. */
const narrowToolbar = `button, entry, image, label {
  min-width: 0; margin: 0 -12px; padding: 0; border: none; font-size: 1px;
  -gtk-icon-transform: scale(0.1);
}`;

/** @param {string} program */
const isOnPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** @type {import('./engine.ts').EngineDescription} */
export const webkit = {
  name: 'webkit',
  isInstalled: () => ['WebKitWebDriver', 'Xvfb'].every(isOnPath),
  installation: 'apt-get install webkit2gtk-driver xvfb',
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    const display = await startDisplay();
    return {
      newTab: (options = {}) => startTab(options, { folder, display: display.name }),
      async close() {
        await stop(display.server);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

async function startDisplay() {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  servers.add(server);
  const [number] = await once(server.stdout, 'data');
  return { name: `:${String(number).trim()}`, server };
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const servers = new Set();
// They would outlive a run that is stopped.
process.once('exit', () => {
  for (const server of servers) server.kill();
});

/** @param {import('node:child_process').ChildProcess} server */
async function stop(server) {
  const exited = once(server, 'exit');
  server.kill();
  await exited;
  servers.delete(server);
}

/**
 * A browser of its own for each tab, as a driver has one session at a time.
 *
 * @param {TabOptions} options
 * @param {{ folder: string, display: string }} place
 * @returns {Promise<import('./engine.ts').Tab>}
 */
async function startTab(
  { scripts = true, reducedMotion = false, backForwardCache = true },
  { folder, display },
) {
  const settings = join(folder, reducedMotion ? 'less-motion' : 'usual');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowToolbar);
  writeFileSync(
    join(settings, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      NO_AT_BRIDGE: '1',
      // Pages are drawn in software anyhow; handing the result over through the graphics card's memory costs a third more.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  servers.add(driver);
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(`${origin}/status`);

  /**
   * @param {'POST' | 'DELETE'} method
   * @param {string} path
   * @param {object} [body]
   * @param {AbortSignal} [signal]
   */
  const call = async (method, path, body = {}, signal) => {
    const answer = await fetch(origin + path, {
      method,
      ...(signal && { signal }),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          args: [
            '--automation',
            // No other host is reached: there is no such proxy.
            '--proxy=http://127.0.0.1:9',
            '--ignore-host=localhost',
            '--ignore-host=127.0.0.1',
            `--enable-javascript=${scripts}`,
            `--enable-page-cache=${backForwardCache}`,
          ],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  /** @param {string} path @param {object} [body] */
  const post = (path, body) => call('POST', session + path, body);
  const act = (/** @type {object[]} */ ...actions) => post('/actions', { actions });
  /** @param {string[]} keys */
  const pressAll = (keys) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });

  /** @type {number | undefined} */
  let toolbarHeight;

  return {
    open: (url) => post('/url', { url }),
    back: () => post('/back'),
    evaluate: (run, ...args) =>
      call(
        'POST',
        `${session}/execute/sync`,
        { script: `return (${run}).apply(null, arguments)`, args },
        // An answer is lost where its page is replaced meanwhile; who waits for something asks again.
        AbortSignal.timeout(5000),
      ),
    bringToFront: async () => {},
    async resize(width, height) {
      toolbarHeight ??= await post('/execute/sync', {
        script: 'return outerHeight - innerHeight',
        args: [],
      });
      await post('/window/rect', { width, height: height + Number(toolbarHeight) });
    },
    click: (x, y, delay = 0) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: delay },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) => pressAll([keyCodes[key]]),
    type: (text) => pressAll([...text]),
    async close() {
      await call('DELETE', session);
      await stop(driver);
    },
  };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param {string} url */
async function untilAnswered(url) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`Nothing answers at ${url}.`);
}
