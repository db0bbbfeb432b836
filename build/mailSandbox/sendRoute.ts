import { setMaxListeners } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerBusy, answerText, answerTooLarge, answerWrongMethod } from './answers.ts';
import type { Outbox } from './outbox.ts';
import { readBody } from './readBody.ts';
import { isFromKnownOrigin } from './requestOrigin.ts';
import { describeMode, parseSandboxMode, type SandboxMode } from './sandboxMode.ts';
import { checkSendRequest, type MailCredentials, sendByteLimit } from './sendRequest.ts';

/** A test that runs beside others sets its own mode with this header on its own send. */
const modeHeader = 'x-mail-sandbox-mode';

/** How many sends are read or held at once; each may take some 100 kB of memory. */
const sendsUnderWayLimit = 2_000;

interface SendRouteOptions {
  credentials: MailCredentials;
  outbox: Outbox;
}

type SendRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createSendRoute(options: SendRouteOptions): SendRoute {
  let underWay = 0;

  return async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (!isFromKnownOrigin(request.headers)) {
      return answerText(response, 403, 'The mail sandbox takes no sends of other sites.');
    }
    if (isPreflight(request)) return answerPreflight(response);
    if (request.method !== 'POST') return answerWrongMethod(response, 'POST');

    if (underWay >= sendsUnderWayLimit) return answerBusy(response, sendsUnderWayLimit);
    underWay += 1;
    try {
      await answerSend(request, response, options);
    } finally {
      underWay -= 1;
    }
  };
}

async function answerSend(
  request: IncomingMessage,
  response: ServerResponse,
  { credentials, outbox }: SendRouteOptions,
): Promise<void> {
  const left = leavingOf(request.socket);

  const wantedMode = request.headers[modeHeader];
  const ownMode = parseSandboxMode(wantedMode);
  if (wantedMode !== undefined && ownMode === undefined) {
    return answerText(response, 400, `The header ${modeHeader} names no mode of the sandbox.`);
  }
  const body = await readBody(request, sendByteLimit);
  if (body === undefined) return answerTooLarge(response, sendByteLimit);

  const check = checkSendRequest(request.headers['content-type'], body, credentials);
  if (check.kind === 'refused') return answerText(response, check.status, check.reason);

  const mode = ownMode ?? (await settleMode(outbox, left));
  if (mode === 'silent') return;
  if (mode === 'accept') outbox.keep(check.request);
  const { answer } = describeMode(mode);
  if (answer === undefined) request.socket.destroy();
  else answerText(response, ...answer);
}

const leavings = new WeakMap<Socket, AbortSignal>();

/**
 * Says when the client of a connection has left. The close of a response would not do: of several
 * requests sent down one connection, only the first one's response hears of it.
 */
function leavingOf(socket: Socket): AbortSignal {
  const known = leavings.get(socket);
  if (known) return known;
  const left = new AbortController();
  // As many listen as sends are held down this connection.
  setMaxListeners(0, left.signal);
  socket.once('close', () => left.abort());
  leavings.set(socket, left.signal);
  return left.signal;
}

/** Holds a send while the mode is `silent`, which it stays for a client that has left. */
async function settleMode(outbox: Outbox, left: AbortSignal): Promise<SandboxMode> {
  while (outbox.mode === 'silent' && !left.aborted) await outbox.waitForModeChange(left);
  return outbox.mode;
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Browsers ask first whether another origin may send JSON, and take only a 2xx for a yes. */
function answerPreflight(response: ServerResponse): void {
  response.statusCode = 204;
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader('access-control-allow-headers', `content-type, ${modeHeader}`);
  response.end();
}
