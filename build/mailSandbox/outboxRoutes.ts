import { answerText, answerWrongMethod, type Route, readBody } from './http.ts';
import { type Outbox, parseSandboxMode, sandboxModes } from './outbox.ts';
import { outboxPage, outboxStyleHash } from './outboxPage.ts';
import { isFromSameOrigin } from './requestOrigin.ts';

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

/** The outbox as a page and as JSON, and what the forms of the page post to. */
export function outboxRoutes(outbox: Outbox): ReadonlyMap<string, Route> {
  const readRoute =
    (type: string, write: () => string): Route =>
    ({ method }, response) => {
      if (method !== 'GET' && method !== 'HEAD') return answerWrongMethod(response, 'GET, HEAD');
      response.setHeader('content-type', type);
      response.end(write());
    };

  /** A problem of the post is answered; without one it leads to the page, so that reloading does not post again. */
  const changeRoute =
    (change: (form: URLSearchParams) => string | undefined): Route =>
    async (request, response) => {
      if (request.method !== 'POST') return answerWrongMethod(response, 'POST');
      if (!isFromSameOrigin(request.headers)) {
        return answerText(response, 403, 'Only the outbox page of this server may do this.');
      }
      const body = await readBody(request, modeByteLimit);
      if (body === undefined) {
        return answerText(response, 413, `The request is larger than ${modeByteLimit} bytes.`);
      }
      const problem = change(new URLSearchParams(body));
      if (problem !== undefined) return answerText(response, 400, problem);
      response.setHeader('location', outboxPath);
      answerText(response, 303, 'See the outbox.');
    };

  const routes: readonly (readonly [path: string, Route])[] = [
    [outboxPath, readRoute('text/html; charset=utf-8', () => outboxPage(outbox))],
    [
      `${outboxPath}.json`,
      readRoute('application/json', () => {
        const { mode, messages } = outbox;
        return JSON.stringify({ mode, messages });
      }),
    ],
    [
      `${outboxPath}/mode`,
      changeRoute((form) => {
        const mode = parseSandboxMode(form.get('mode'));
        if (!mode)
          return `Unknown mode. Send mode as one of: ${sandboxModes.map(({ name }) => name).join(', ')}.`;
        outbox.mode = mode;
      }),
    ],
    [
      `${outboxPath}/clear`,
      changeRoute(() => {
        outbox.messages = [];
      }),
    ],
  ];
  return new Map(
    routes.map(([path, route]) => [
      path,
      (request, response) => {
        response.setHeaders(new Headers(safetyHeaders));
        return route(request, response);
      },
    ]),
  );
}
