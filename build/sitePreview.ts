import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { errorHeaders, headersOf, siteHeaders } from './hosting/headers.ts';
import { answerFor, notFoundFileOf } from './hosting/urls.ts';

/** Makes Vite's preview server answer as a server of the site does, by the same tables. */
export function sitePreview(): Plugin {
  return {
    name: 'saralpay:site-preview',
    configurePreviewServer({ middlewares, config }) {
      const outDir = resolve(config.root, config.build.outDir);
      const serveFile = sirv(outDir, {
        // The folder may be built anew meanwhile.
        dev: true,
        etag: true,
        brotli: true,
        gzip: true,
        extensions: [],
      });
      const answerNotFound = async (
        { method }: IncomingMessage,
        response: ServerResponse,
        path: string,
      ) => {
        const file = notFoundFileOf(path);
        const html = await readFile(join(outDir, file), 'utf8');
        setHeaders(response, headersOf(`/${file}`));
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(method === 'HEAD' ? undefined : html);
      };

      middlewares.use((request, response, next) => {
        setHeaders(response, { ...siteHeaders, ...errorHeaders });
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          response.writeHead(405, { allow: 'GET, HEAD' }).end();
          return;
        }
        const [path = '/', query] = (request.url ?? '/').split('?');
        const answer = answerFor(path);
        if (answer.kind === 'redirect') {
          const location = query === undefined ? answer.path : `${answer.path}?${query}`;
          response.writeHead(308, { location }).end();
          return;
        }
        const notFound = () => answerNotFound(request, response, path).catch(next);
        if (answer.kind === 'notFound') return notFound();
        if (answer.kind === 'page') request.url = `/${answer.file}`;
        // Not when it is sent: an answer that it has not changed has them too.
        setHeaders(response, headersOf(`/${answer.file}`));
        // sirv has no type for it.
        if (answer.file.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
        serveFile(request, response, notFound);
      });
    },
  };
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
