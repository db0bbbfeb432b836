import type { ServerResponse } from 'node:http';
import type { Body } from './readBody.ts';

export function answerText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(text);
}

/** @param allow The methods that would have been right, as the Allow header lists them. */
export function answerWrongMethod(response: ServerResponse, allow: string): void {
  response.setHeader('allow', allow);
  answerText(response, 405, `Method Not Allowed: use ${allow}.`);
}

/** @param limit How many requests of the kind the sandbox has under way at most. */
export function answerBusy(response: ServerResponse, limit: number): void {
  response.setHeader('retry-after', '30');
  answerText(response, 503, `The sandbox has ${limit} sends under way already.`);
}

/** @param byteLimit The number to name in the answer when the body was too large. */
export function answerBadBody(
  response: ServerResponse,
  kind: Exclude<Body['kind'], 'complete'>,
  byteLimit: number,
): void {
  if (kind === 'aborted') return;
  // What may still follow of such a request is of no use: the connection ends with the answer.
  response.shouldKeepAlive = kind === 'malformed';
  const [status, text] = {
    malformed: [400, 'The request is not UTF-8 text.'] as const,
    tooSlow: [408, 'The request did not arrive in time.'] as const,
    tooLarge: [413, `The request is larger than ${byteLimit} bytes.`] as const,
  }[kind];
  answerText(response, status, text);
}
