import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../src/content/paths.ts';

/**
 * Makes Vite's preview server answer as a host of the site does: a page at its address in any
 * letter case and with or without a trailing slash, and the 404 page, with its status, elsewhere.
 */
export function sitePreview(): Plugin {
  const pages = new Map(Object.values(paths).map((path) => [path.toLowerCase(), path]));
  return {
    name: 'saralpay:site-preview',
    configurePreviewServer({ middlewares, config }) {
      const outDir = resolve(config.root, config.build.outDir);
      middlewares.use(async (request, response, next) => {
        const [pathname = '/'] = (request.url ?? '/').split('?');
        const page = pages.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));
        const isFile =
          /\.(?!html$)[a-z0-9]+$/i.test(pathname) && existsSync(join(outDir, decode(pathname)));
        if ((!page && isFile) || request.method === 'POST') return next();
        const file = page === '/' ? 'index.html' : page ? `${page.slice(1)}.html` : '404.html';
        try {
          const html = await readFile(join(outDir, file));
          response.writeHead(page ? 200 : 404, {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-cache',
            'x-content-type-options': 'nosniff',
          });
          response.end(request.method === 'HEAD' ? undefined : html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function decode(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
