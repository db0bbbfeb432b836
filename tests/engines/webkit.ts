import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';
import type { Engine } from './engine.ts';

/** WebDriver's codes for keys that write nothing. */
const keyCodes = {
  ArrowDown: '\uE015',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** The toolbar of WebKitGTK's small browser would keep its window wider than a phone. */
const narrowToolbar = `button, entry, image, label {
  min-width: 0; margin: 0 -12px; padding: 0; border: none; font-size: 1px;
  -gtk-icon-transform: scale(0.1);
}`;

const isOnPath = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** WebKitGTK by its WebDriver, on a display of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: ['WebKitWebDriver', 'Xvfb'].every(isOnPath),
  installation: 'apt-get install webkit2gtk-driver xvfb',
  async start({ scripts = true, reducedMotion = false, backForwardCache = true }) {
    const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
    mkdirSync(join(settings, 'gtk-3.0'));
    writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowToolbar);
    writeFileSync(
      join(settings, 'gtk-3.0/settings.ini'),
      `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`,
    );
    const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [number] = await once(display.stdout, 'data');
    const port = (Number(process.env.PORT) || 4300) + 20 + Number(process.env.VITEST_POOL_ID);
    const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(number).trim()}`,
        XDG_CONFIG_HOME: settings,
        NO_AT_BRIDGE: '1',
        // Pages are drawn in software anyhow, which takes a third more time with compositing.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    });
    const origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(`${origin}/status`), { timeout: 60_000 });

    const post = async (path: string, body: object = {}, timeout = 60_000) => {
      const signal = AbortSignal.timeout(timeout);
      const answer = await fetch(origin + path, {
        method: 'POST',
        body: JSON.stringify(body),
        signal,
      }).catch((reason) => Promise.reject(new Error(`${path}: ${reason}`)));
      const { value } = await answer.json();
      if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
      return value;
    };
    const { sessionId } = await post('/session', {
      capabilities: {
        alwaysMatch: {
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': {
            args: [
              '--automation',
              // There is no such proxy, so no other host is reached.
              '--proxy=http://127.0.0.1:9',
              '--ignore-host=127.0.0.1',
              `--enable-javascript=${scripts}`,
              `--enable-page-cache=${backForwardCache}`,
            ],
          },
        },
      },
    });
    const session = `/session/${sessionId}`;
    const evaluate = (run: (...args: never[]) => unknown, ...args: unknown[]) =>
      post(
        `${session}/execute/sync`,
        { script: `return (${run}).apply(null, arguments)`, args },
        // An answer is lost where its page is replaced meanwhile; who waits for something asks again.
        5000,
      );
    const act = (device: object, actions: object[]) =>
      post(`${session}/actions`, { actions: [{ ...device, actions }] });
    const pressAll = (keys: string[]) =>
      act(
        { type: 'key', id: 'keyboard' },
        keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    const toolbarHeight = await evaluate(() => outerHeight - innerHeight);
    return {
      open: (url) => post(`${session}/url`, { url }),
      back: () => post(`${session}/back`),
      evaluate,
      resize: (width, height) =>
        post(`${session}/window/rect`, { width, height: height + toolbarHeight }),
      click: (x, y) =>
        act({ type: 'pointer', id: 'mouse' }, [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      press: (key) => pressAll([keyCodes[key]]),
      type: (text) => pressAll([...text]),
      async close() {
        // The browser ends with its display.
        for (const child of [driver, display]) if (child.kill()) await once(child, 'exit');
        rmSync(settings, { recursive: true, force: true });
      },
    };
  },
};
