import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerBadBody, answerText, answerWrongMethod } from './answers.ts';
import type { Outbox } from './outbox.ts';
import { readBody } from './readBody.ts';
import { describeMode, parseSandboxMode, type SandboxMode } from './sandboxMode.ts';
import { checkSendRequest, type MailCredentials, sendByteLimit } from './sendRequest.ts';

/** A test that runs beside others sets its own mode with this header on its own send. */
const modeHeader = 'x-mail-sandbox-mode';

interface SendRouteOptions {
  credentials: MailCredentials;
  outbox: Outbox;
  /** Milliseconds in which the whole request must arrive. */
  timeLimit: number;
}

export async function answerSend(
  request: IncomingMessage,
  response: ServerResponse,
  { credentials, outbox, timeLimit }: SendRouteOptions,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  if (isPreflight(request)) return answerPreflight(response);
  if (request.method !== 'POST') return answerWrongMethod(response, 'POST');

  const left = new AbortController();
  response.once('close', () => left.abort());

  const wantedMode = request.headers[modeHeader];
  const ownMode = parseSandboxMode(wantedMode);
  if (wantedMode !== undefined && ownMode === undefined) {
    return answerText(response, 400, `The header ${modeHeader} names no mode of the sandbox.`);
  }
  const body = await readBody(request, { byteLimit: sendByteLimit, timeLimit });
  if (body.kind !== 'complete') return answerBadBody(response, body.kind, sendByteLimit);

  const check = checkSendRequest(request.headers['content-type'], body.text, credentials);
  if (check.kind === 'refused') return answerText(response, check.status, check.reason);

  const mode = ownMode ?? (await settleMode(outbox, left.signal));
  if (mode === 'silent') return;
  if (mode === 'accept') outbox.keep(check.request);
  const { answer } = describeMode(mode);
  if (answer === undefined) request.socket.destroy();
  else answerText(response, ...answer);
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
