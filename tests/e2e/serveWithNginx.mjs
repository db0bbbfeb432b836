/**
 * The built site on nginx, for the end-to-end tests: `node serveWithNginx.mjs <port> <sandbox's port>`.
 * The email service stays that of the preview server.
 */
import { resolve } from 'node:path';
import { startNginx } from '../nginx/startNginx.mjs';

const [port, sandboxPort] = process.argv.slice(2).map(Number);
if (!port || !sandboxPort) throw new Error('Two ports are needed.');

const server = startNginx({
  siteDir: resolve('dist-sandbox'),
  port,
  beforeLocations: `
    location = /api/v1.0/email/send {
      client_max_body_size 1m;
      proxy_pass http://127.0.0.1:${sandboxPort};
    }`,
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
