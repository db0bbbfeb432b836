import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerText, answerTooLarge, answerWrongMethod } from './answers.ts';
import { mediaTypeOf } from './mediaTypeOf.ts';
import type { Outbox } from './outbox.ts';
import { outboxPage } from './outboxPage.ts';
import { outboxStyleHash } from './outboxStyle.ts';
import { readBody } from './readBody.ts';
import { isFromSameOrigin } from './requestOrigin.ts';
import { parseModeChange, sandboxModes } from './sandboxMode.ts';

const outboxPath = '/__outbox';
const modeByteLimit = 1_000;

const safetyHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src '${outboxStyleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-resource-policy': 'same-origin',
  // Not `no-referrer`: the forms of the page would then be posted with `Origin: null`.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export function createOutboxRoutes(outbox: Outbox): ReadonlyMap<string, Route> {
  const readRoute = (type: string, write: (outbox: Outbox) => string): Route =>
    withSafetyHeaders(({ method }, response) => {
      if (method !== 'GET' && method !== 'HEAD') return answerWrongMethod(response, 'GET, HEAD');
      response.setHeader('content-type', type);
      response.end(write(outbox));
    });

  const changeRoute = (change: Route): Route =>
    withSafetyHeaders((request, response) => {
      if (request.method !== 'POST') return answerWrongMethod(response, 'POST');
      if (isFromSameOrigin(request.headers)) return change(request, response);
      answerText(response, 403, 'Only the outbox page of this server may do this.');
    });

  return new Map([
    [outboxPath, readRoute('text/html; charset=utf-8', outboxPage)],
    [`${outboxPath}.json`, readRoute('application/json', outboxJson)],
    [
      `${outboxPath}/mode`,
      changeRoute(async (request, response) => {
        const body = await readBody(request, modeByteLimit);
        if (body === undefined) return answerTooLarge(response, modeByteLimit);
        const mode = parseModeChange(mediaTypeOf(request.headers['content-type']), body);
        if (mode === undefined) {
          const known = sandboxModes.map(({ name }) => name).join(', ');
          return answerText(response, 400, `Unknown mode. Send mode as one of: ${known}.`);
        }
        outbox.changeMode(mode);
        redirectToOutbox(response);
      }),
    ],
    [
      `${outboxPath}/clear`,
      changeRoute((_request, response) => {
        outbox.clear();
        redirectToOutbox(response);
      }),
    ],
  ]);
}

function withSafetyHeaders(route: Route): Route {
  return (request, response) => {
    for (const [name, value] of Object.entries(safetyHeaders)) response.setHeader(name, value);
    return route(request, response);
  };
}

/** After a post, so that reloading the page does not post again. */
function redirectToOutbox(response: ServerResponse): void {
  response.setHeader('location', outboxPath);
  answerText(response, 303, 'See the outbox.');
}

function outboxJson({ mode, messages }: Outbox): string {
  return JSON.stringify({ mode, messages });
}
