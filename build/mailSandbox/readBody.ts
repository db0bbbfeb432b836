import type { IncomingMessage } from 'node:http';

export type Body =
  | { kind: 'complete'; text: string }
  | { kind: 'tooLarge' }
  | { kind: 'tooSlow' }
  | { kind: 'malformed' }
  | { kind: 'aborted' };

interface BodyLimits {
  /** Nothing beyond this number of bytes is held in memory. */
  byteLimit: number;
  /** Milliseconds from now until the whole body must have arrived. */
  timeLimit: number;
}

const looseChunkLimit = 100;

export function readBody(
  request: IncomingMessage,
  { byteLimit, timeLimit }: BodyLimits,
): Promise<Body> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const settle = (body: Body) => {
      clearTimeout(timer);
      resolve(body);
    };
    const timer = setTimeout(
      () => settle({ kind: size > byteLimit ? 'tooLarge' : 'tooSlow' }),
      timeLimit,
    );
    // Too large a body is still read to its end and thrown away: closing a connection on which
    // the sender is still writing would reset it, and the sender would never see the answer.
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > byteLimit) chunks = [];
      else chunks.push(chunk);
      // A chunk takes far more memory than its bytes: who sends them singly must not multiply them.
      if (chunks.length > looseChunkLimit) chunks = [Buffer.concat(chunks)];
    });
    request.on('end', () => settle(size > byteLimit ? { kind: 'tooLarge' } : decode(chunks)));
    request.on('close', () => settle({ kind: 'aborted' }));
  });
}

function decode(chunks: readonly Buffer[]): Body {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { kind: 'complete', text };
  } catch {
    return { kind: 'malformed' };
  }
}
