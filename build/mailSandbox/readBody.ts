import type { IncomingMessage } from 'node:http';

/**
 * The text of a request, or nothing if it is longer than that. Time is limited by Node's own
 * `requestTimeout`.
 */
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
