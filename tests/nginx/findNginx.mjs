import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const moduleFolders = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules'];
const brotliModule = 'ngx_http_brotli_static_module.so';

/** How to get what the tests on nginx need. */
export const nginxInstallation =
  'apt-get install nginx-light libnginx-mod-http-brotli-static, or the like of another system';

/**
 * The program and its module for files that are compressed with brotli already.
 *
 * @returns nothing where one of them is missing.
 */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  const program = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  const brotli = moduleFolders
    .map((folder) => join(folder, brotliModule))
    .find((file) => existsSync(file));
  return program && brotli ? { program, brotli } : undefined;
}
