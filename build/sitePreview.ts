import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { policyHeaderOf, workerPolicy } from './hosting/contentPolicy.ts';
import { contentTypeOf } from './hosting/mediaTypes.ts';
import { headersByKind, headersOfAll, kindOf, policyHeader } from './hosting/responseHeaders.ts';
import { answerFor, notFoundFileOf } from './hosting/urls.ts';

/** Makes Vite's preview server answer as a server of the site does, by the same table. */
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
        setHeaders: (response, file) => {
          const kind = kindOf(file.slice(1));
          setAll(response, headersByKind[kind]);
          if (kind === 'worker') response.setHeader(policyHeader, workerPolicy);
          response.setHeader('content-type', contentTypeOf(file));
        },
      });
      const answerNotFound = async (
        { method }: IncomingMessage,
        response: ServerResponse,
        file: string,
      ) => {
        const html = await readFile(join(outDir, file), 'utf8');
        response.writeHead(404, {
          ...headersByKind.page,
          [policyHeader]: policyHeaderOf(html),
          'content-type': contentTypeOf(file),
        });
        response.end(method === 'HEAD' ? undefined : html);
      };
      const setPolicy = async (response: ServerResponse, file: string) => {
        const html = await readFile(join(outDir, file), 'utf8');
        response.setHeader(policyHeader, policyHeaderOf(html));
      };

      middlewares.use(async (request, response, next) => {
        setAll(response, headersOfAll);
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
        try {
          if (answer.kind === 'notFound') {
            return await answerNotFound(request, response, answer.file);
          }
          if (answer.kind === 'page') await setPolicy(response, answer.file);
          request.url = `/${answer.file}`;
          serveFile(request, response, () =>
            answerNotFound(request, response, notFoundFileOf(path)).catch(next),
          );
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function setAll(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
