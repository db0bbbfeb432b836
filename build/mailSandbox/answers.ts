import type { ServerResponse } from 'node:http';

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

/** @param byteLimit How long the body of such a request may be. */
export function answerTooLarge(response: ServerResponse, byteLimit: number): void {
  answerText(response, 413, `The request is larger than ${byteLimit} bytes.`);
}
