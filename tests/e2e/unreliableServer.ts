import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status: number;
  type: string;
  body: string;
  /** The end of the body, which comes later. */
  rest?: Promise<string>;
  /** In place of those of the site's own answer. */
  headers?: Record<string, string>;
}

/** What becomes of a request: it is answered, its connection is cut, or nothing ever comes. */
export type Fate = 'answered' | 'cut' | 'silent';

export interface UnreliableServer {
  url: string;
  /** Of the requests for a path, from now on; a promise of it holds them. */
  fate: (path: string) => Fate | Promise<Fate>;
  /** Gives another answer in place of the site's own. */
  change: (path: string, answer: Answer) => Answer;
  /** Paths that were asked for. */
  asked: string[];
  close: () => void;
}

const isText = /^(?:text\/|application\/json)/;

/** Stands between a browser and the site, and does what networks and deployments do. */
export async function startUnreliableServer(site: string): Promise<UnreliableServer> {
  const server = createServer(async (incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', site).pathname;
    unreliable.asked.push(path);
    const fate = await unreliable.fate(path);
    if (fate === 'cut') incoming.socket.destroy();
    if (fate === 'answered') pass(incoming, outgoing, path);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, path: string) {
    // Whole and uncompressed, so that an answer can be changed.
    const { 'if-none-match': _, 'if-modified-since': __, ...asked } = incoming.headers;
    const headers = { ...asked, host: new URL(site).host, 'accept-encoding': 'identity' };
    const { url = '/', method } = incoming;
    const passed = request(new URL(url, site), { method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const content = Buffer.concat(chunks);
      const { statusCode: status = 502, headers } = answer;
      const type = headers['content-type'] ?? '';
      if (!isText.test(type)) {
        outgoing.writeHead(status, headers).end(content);
        return;
      }
      const own = { status, type, body: content.toString() };
      const { body, rest, ...changed } = unreliable.change(path, own);
      const { 'content-length': ___, ...kept } = headers;
      outgoing.writeHead(changed.status, {
        ...kept,
        'content-type': changed.type,
        ...(rest === undefined && { 'content-length': Buffer.byteLength(body) }),
        ...changed.headers,
      });
      outgoing.write(body);
      outgoing.end(await rest);
    });
    passed.on('error', () => incoming.socket.destroy());
    incoming.pipe(passed);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const unreliable: UnreliableServer = {
    url: `http://127.0.0.1:${port}`,
    fate: () => 'answered',
    change: (_path, answer) => answer,
    asked: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return unreliable;
}
