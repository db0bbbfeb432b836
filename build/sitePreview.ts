import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../src/content/paths.ts';

const pages = new Map<string, string>(
  Object.values(paths).map((path) => [path.toLowerCase(), path]),
);

/** How a host of the site answers an address: with a page, with the file of that name, or with neither. */
export type Answer =
  | { kind: 'page'; file: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'file'; file: string }
  | { kind: 'notFound' };

/**
 * Finds the answer for the path of a request, as it came: a page whatever its letter case and with or
 * without a trailing slash, and its file's own name led to its address.
 */
export function answerFor(requestPath: string): Answer {
  const path = decode(requestPath);
  if (path === undefined || path.includes('\0') || path.split('/').includes('..')) {
    return { kind: 'notFound' };
  }
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  const page = pages.get(plain);
  if (page) return { kind: 'page', file: page === '/' ? 'index.html' : `${page.slice(1)}.html` };
  const named = pages.get(plain === '/index.html' ? '/' : plain.replace(/\.html$/, ''));
  if (named) return { kind: 'redirect', path: named };
  if (/\.(?!html$)[a-z0-9]+$/i.test(path)) return { kind: 'file', file: path.slice(1) };
  return { kind: 'notFound' };
}

/** Makes Vite's preview server answer as a host of the site does. */
export function sitePreview(): Plugin {
  return {
    name: 'saralpay:site-preview',
    configurePreviewServer({ middlewares, config }) {
      const outDir = resolve(config.root, config.build.outDir);
      middlewares.use(async (request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          response.writeHead(405, { allow: 'GET, HEAD' }).end();
          return;
        }
        const [path = '/'] = (request.url ?? '/').split('?');
        const answer = answerFor(path);
        if (answer.kind === 'file' && existsSync(join(outDir, answer.file))) return next();
        if (answer.kind === 'redirect') {
          response.writeHead(308, { location: answer.path }).end();
          return;
        }
        try {
          const isPage = answer.kind === 'page';
          const html = await readFile(join(outDir, isPage ? answer.file : '404.html'));
          response.writeHead(isPage ? 200 : 404, {
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

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
