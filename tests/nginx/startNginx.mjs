import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findNginx, nginxInstallation } from './findNginx.mjs';

/**
 * Puts one text in the place of another that stands there exactly once.
 *
 * @param {string} text
 * @param {string} from
 * @param {string} to
 */
function replaceOnce(text, from, to) {
  if (text.split(from).length !== 2)
    throw new Error(`nginx's configuration has not one "${from}".`);
  return text.replace(from, () => to);
}

/**
 * Serves a built site with the very configuration that its build wrote for nginx, on loopback and
 * from where the site was built; everything else nginx writes goes to a folder of its own.
 *
 * @param {object} options
 * @param {string} options.siteDir The built site; the build's files for nginx lie beside it.
 * @param {number} options.port
 * @param {string} [options.beforeLocations] Lines for the server that stand in no deployment.
 */
export function startNginx({ siteDir, port, beforeLocations = '' }) {
  const found = findNginx();
  if (!found) throw new Error(`nginx was not found. ${nginxInstallation}.`);
  const folder = resolve('node_modules/.cache/nginx', String(port));
  mkdirSync(folder, { recursive: true });
  let site = readFileSync(join(`${siteDir}-nginx`, 'site.conf'), 'utf8');
  const listen = `listen 127.0.0.1:${port};${beforeLocations}`;
  site = replaceOnce(site, 'listen 8080 default_server;', listen);
  site = replaceOnce(site, 'root /srv/site;', `root ${resolve(siteDir)};`);
  let main = readFileSync(join(`${siteDir}-nginx`, 'nginx.conf'), 'utf8');
  main = main.replaceAll('/tmp/', `${folder}/`);
  main = replaceOnce(main, 'modules/ngx_http_brotli_static_module.so', found.brotli);
  main = replaceOnce(main, '/etc/nginx/site.conf', join(folder, 'site.conf'));
  main = replaceOnce(main, 'worker_processes auto;', 'worker_processes 1;');
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), main);
  // Files of root's home are closed to the user that nginx would change to.
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${asRoot}`];
  // With as few open files as a container may have.
  return spawn('sh', ['-c', 'ulimit -n 1024 && exec "$0" "$@"', found.program, ...options], {
    stdio: 'inherit',
  });
}
