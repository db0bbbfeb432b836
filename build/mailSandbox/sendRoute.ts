import type { ServerResponse } from 'node:http';
import { answerText, answerWrongMethod, type Route, readBody } from './http.ts';
import { describeMode, type Outbox, parseSandboxMode } from './outbox.ts';
import { isFromKnownOrigin } from './requestOrigin.ts';
import { checkSendRequest, type MailCredentials, sendByteLimit } from './sendRequest.ts';

/** A test that runs beside others sets its own mode with this header on its own send. */
const modeHeader = 'x-mail-sandbox-mode';

/** Takes sends as the email service does, and answers them as the outbox says. */
export function sendRoute(credentials: MailCredentials, outbox: Outbox): Route {
  return async (request, response) => {
    const { method, headers } = request;
    response.setHeader('access-control-allow-origin', '*');
    if (!isFromKnownOrigin(headers)) {
      return answerText(response, 403, 'The mail sandbox takes no sends of other sites.');
    }
    if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
      return answerPreflight(response);
    }
    if (method !== 'POST') return answerWrongMethod(response, 'POST');

    const left = new AbortController();
    response.once('close', () => left.abort());
    const ownMode = parseSandboxMode(headers[modeHeader]);
    if (headers[modeHeader] !== undefined && ownMode === undefined) {
      return answerText(response, 400, `The header ${modeHeader} names no mode of the sandbox.`);
    }
    const body = await readBody(request, sendByteLimit);
    if (body === undefined) {
      return answerText(response, 413, `The request is larger than ${sendByteLimit} bytes.`);
    }
    const check = checkSendRequest(headers['content-type'], body, credentials);
    if (check.kind === 'refused') return answerText(response, check.status, check.reason);

    const mode = ownMode ?? (await outbox.answeringMode(left.signal));
    if (mode === 'silent') return;
    if (mode === 'accept') outbox.keep(check.request);
    const { answer } = describeMode(mode);
    if (answer === undefined) request.socket.destroy();
    else answerText(response, ...answer);
  };
}

/** Browsers ask first whether another origin may send JSON, and take only a 2xx for a yes. */
function answerPreflight(response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader('access-control-allow-headers', `content-type, ${modeHeader}`);
  response.writeHead(204).end();
}
