import type { IncomingMessage, ServerResponse } from 'node:http';

export type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

/** @param allow The methods that would have been right, as the Allow header lists them. */
export function answerWrongMethod(response: ServerResponse, allow: string): void {
  response.setHeader('allow', allow);
  answerText(response, 405, `Method Not Allowed: use ${allow}.`);
}

/** The text of a request, or nothing if it is longer than that. */
export async function readBody(
  request: IncomingMessage,
  byteLimit: number,
): Promise<string | undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  const arriving: AsyncIterable<Buffer> = request;
  // Read to the end in any case: a connection closed while its client is still writing is reset,
  // and the client would never see the answer.
  for await (const chunk of arriving) {
    size += chunk.length;
    if (size > byteLimit) chunks = [];
    else chunks.push(chunk);
  }
  return size > byteLimit ? undefined : Buffer.concat(chunks).toString();
}
