import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';

/** The answer to a request whose path is sent as it is written, with no client mending it. */
function ask(
  baseURL: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port } = new URL(baseURL);
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const request = httpRequest({ host: hostname, port, path, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
        });
      });
      request.on('error', reject).end();
    },
  );
}

/** The status and the headers of the answer to a request that is sent byte by byte. */
function askRaw(baseURL: string, bytes: string) {
  const { hostname, port } = new URL(baseURL);
  return new Promise<{ status: number; headers: Headers }>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('latin1').on('error', reject);
    socket.on('data', (chunk: string) => {
      text += chunk;
      const [head, body] = text.split('\r\n\r\n');
      if (head === undefined || body === undefined) return;
      socket.destroy();
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line): [string, string] => {
        const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
        return [name, value];
      });
      resolve({ status: Number(first.split(' ')[1]), headers: new Headers(headers) });
    });
  });
}

/** A fixture of Playwright's that is always there, as a text that is. */
function given(baseURL: string | undefined): string {
  if (!baseURL) throw new Error('These tests need the address of a host.');
  return baseURL;
}

async function findScript(request: APIRequestContext): Promise<string> {
  const [, script = ''] =
    /data-scripts="([^" ]+)/.exec(await (await request.get('/')).text()) ?? [];
  expect(script).toMatch(/^\/static\/js\//);
  return script;
}

test('files whose names change with their content are kept, pages are asked for again', async ({
  baseURL,
  request,
}) => {
  const script = await findScript(request);
  const { headers } = await ask(given(baseURL), script);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/^text\/javascript/);

  const page = await ask(given(baseURL), '/about');
  expect(page.headers['cache-control']).toBe('no-cache');
  const again = await ask(given(baseURL), '/about', {
    headers: { 'if-none-match': String(page.headers.etag) },
  });
  expect(again.status).toBe(304);
  // They take the place of what the browser keeps with the page.
  expect(again.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(again.body).toHaveLength(0);

  const image = await ask(given(baseURL), '/social/home.png');
  expect(image.headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'image/png',
  });
});

test('an answer that a file is gone is not kept, so that a later one can be had', async ({
  baseURL,
}) => {
  const { status, headers } = await ask(given(baseURL), '/static/js/gone-AAAAAAAA.js');
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toMatch(/^text\/html/);
});

const faultyRequests: readonly [status: number, head: (path: string) => string][] = [
  [400, (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(9000)}`],
  [400, (path) => `GET ${path} HTTP/1.1\r\nX-Host: missing`],
  [404, (path) => `GET ${path}.gone HTTP/1.1\r\nHost: a`],
  [405, (path) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 0`],
  [405, (path) => `TRACE ${path} HTTP/1.1\r\nHost: a`],
  [412, (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\nIf-Match: "another"`],
  [413, (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2000`],
  [414, (path) => `GET ${path}?${'a'.repeat(9000)} HTTP/1.1\r\nHost: a`],
  [501, (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip`],
  [505, (path) => `GET ${path} HTTP/9.9\r\nHost: a`],
];

test('no error is kept by a cache, and each has the headers that protect', async ({
  baseURL,
  request,
}, { project }) => {
  test.skip(project.name === 'preview', 'Node refuses such requests before the preview sees them.');
  const script = await findScript(request);
  for (const path of ['/about', '/robots.txt', '/social/home.png', script]) {
    for (const [expected, head] of faultyRequests) {
      const { status, headers } = await askRaw(given(baseURL), `${head(path)}\r\n\r\n`);
      const what = `${expected} at ${path}`;
      expect(status, what).toBe(expected);
      expect(headers.get('cache-control'), what).toBe('no-cache');
      // A missing page has one in its place, with a policy in itself.
      expect(headers.get('content-security-policy'), what).toBe(
        expected === 404 ? "frame-ancestors 'none'" : "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options'), what).toBe('nosniff');
      expect(headers.get('x-frame-options'), what).toBe('DENY');
      expect(headers.get('allow'), what).toBe(expected === 405 ? 'GET, HEAD' : null);
    }
    const range = { range: 'bytes=99999999-' };
    expect((await ask(given(baseURL), path, { headers: range })).status, path).toBe(200);
  }
});

test('every file is sent in each encoding by a server that may open 1,024 files', async ({
  baseURL,
}) => {
  const files = readdirSync('dist-sandbox', { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file}`)
    .filter(
      (file) =>
        /\.\w+$/.test(file) && !/\.(?:html|br|gz)$|^\/(?:vercel\.json$|\.well-known)/.test(file),
    );
  expect(files.length).toBeGreaterThan(200);
  for (const encoding of ['identity', 'gzip', 'br']) {
    for (const file of files) {
      const headers = { 'accept-encoding': encoding };
      const { status, headers: sent } = await ask(given(baseURL), file, { headers });
      expect(status, `${file} as ${encoding}`).toBe(200);
      const copy = `dist-sandbox${file}.${encoding === 'gzip' ? 'gz' : encoding}`;
      const expected = existsSync(copy) ? encoding : undefined;
      expect(sent['content-encoding'], `${file} as ${encoding}`).toBe(expected);
    }
  }
});

test('text is sent as it was compressed by the build, to who accepts it', async ({
  baseURL,
  request,
}) => {
  for (const path of ['/about', await findScript(request), '/sitemap.xml', '/favicon.svg']) {
    const plain = await ask(given(baseURL), path);
    expect(plain.headers['content-encoding'], path).toBeUndefined();
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const sent = await ask(given(baseURL), path, { headers: { 'accept-encoding': encoding } });
      expect(sent.headers['content-encoding'], path).toBe(encoding);
      expect(sent.headers.vary, path).toContain('Accept-Encoding');
      expect(sent.headers['content-type'], path).toBe(plain.headers['content-type']);
      expect(decode(sent.body).equals(plain.body), path).toBe(true);
      expect(sent.body.length, path).toBeLessThan(plain.body.length * 0.7);
    }
  }
});

test('the name of a page’s file leads to its URL, with what was asked', async ({ baseURL }) => {
  for (const [name, location] of [
    ['/about.html', '/about'],
    ['/about.html?from=card', '/about?from=card'],
    ['/index.html', '/'],
    ['/products/micro-atm.html', '/products/micro-atm'],
  ] as const) {
    const { status, headers } = await ask(given(baseURL), name);
    expect(status, name).toBe(308);
    expect(headers.location, name).toBe(location);
    expect(headers['content-security-policy'], name).toMatch(/^default-src 'none'/);
  }
});

test('files below /.well-known/ are served, with or without an ending', async ({ baseURL }, {
  project,
}) => {
  for (const ending of ['', '.txt', '.json']) {
    const path = `/.well-known/acme-challenge/${project.name}${ending}`;
    const file = `dist-sandbox${path}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path);
    const { status, body } = await ask(given(baseURL), path);
    await rm(file);
    expect(status, path).toBe(200);
    expect(body.toString()).toBe(path);
  }
});

const oddPaths = [
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
  '/../package.json',
  '/static/..%5c..%5cpackage.json',
  '/static/js/../../../package.json',
  '/about%00.html',
  '/%00',
  '/%',
  '/%E0%A4',
  '/%c0%ae%c0%ae/',
  `/${'a'.repeat(5000)}`,
  `/about?${'a'.repeat(5000)}#`,
  '//elsewhere.example/',
  '//elsewhere.example/about.html',
  '/\\elsewhere.example/',
  '/http://elsewhere.example/',
  '/about/..;/',
  '/about.html/',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/index.html.br',
  '/.git/config',
  '/.env',
  '/.well-known/',
  '/.well-known/.env',
  '/.well-known/../package.json',
  '/static/',
  '/products',
  '/products/',
];

test('odd addresses get neither an error of the server, nor a stray file, nor a way out', async ({
  baseURL,
}) => {
  for (const path of oddPaths) {
    const { status, headers, body } = await ask(given(baseURL), path);
    const what = `${path.slice(0, 40)}: ${status} ${headers.location ?? ''}`;
    if (path.startsWith('/about?')) expect(status, what).toBe(200);
    else if (headers.location) expect(headers.location, what).toBe('/about');
    else expect([400, 404], what).toContain(status);
    expect(body.toString(), what).not.toMatch(
      /(?<!:)root:|"devDependencies"|Cache-Control: |\[core\]/,
    );
  }
});

test('only asking is allowed', async ({ baseURL }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers } = await ask(given(baseURL), '/about', { method });
    expect(status, method).toBe(405);
    expect(headers.allow, method).toBe('GET, HEAD');
    expect(headers['content-security-policy'], method).toMatch(/^default-src 'none'/);
  }
  const head = await ask(given(baseURL), '/about', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
});

test('browsers are told to come by https alone where they did, and only there', async ({
  baseURL,
}, { project }) => {
  const { headers } = await ask(given(baseURL), '/');
  expect(headers['strict-transport-security']).toBeUndefined();
  const secure = await ask(given(baseURL), '/', { headers: { 'x-forwarded-proto': 'https' } });
  // Nothing stands in front of the preview: it is never asked by https.
  expect(secure.headers['strict-transport-security']).toBe(
    project.name === 'nginx' ? 'max-age=63072000; includeSubDomains' : undefined,
  );
});
