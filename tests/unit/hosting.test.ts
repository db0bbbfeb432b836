import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { containerFile } from '../../build/hosting/containerFile';
import { workerPolicy } from '../../build/hosting/contentPolicy';
import { headersOf } from '../../build/hosting/headers';
import { headersFile, redirectsFile } from '../../build/hosting/netlifyFiles';
import { nginxConfig } from '../../build/hosting/nginxConfig';
import { pageFiles } from '../../build/hosting/urls';
import { vercelConfig } from '../../build/hosting/vercelConfig';
import { spellings } from '../spellings';

type Headers = Record<string, string>;

/** The headers of a path by `_headers`, where a rule adds to a header or takes its place. */
function fromHeadersFile(path: string, combine: (before: string, value: string) => string) {
  const headers: Headers = {};
  let matches = false;
  for (const line of headersFile().split('\n')) {
    if (line.startsWith('/')) {
      matches = new RegExp(`^${line.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path);
    } else if (matches && line.trim()) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      headers[name] = headers[name] ? combine(headers[name], value) : value;
    }
  }
  return headers;
}

interface VercelRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The headers of a path on Vercel: of two rules that match, the later counts. */
function fromVercel(path: string): Headers {
  const { headers }: { headers: VercelRule[] } = JSON.parse(vercelConfig());
  return Object.fromEntries(
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );
}

const noFrames = "frame-ancestors 'none'";
const anHour = 'public, max-age=3600';

describe('the headers of a path', () => {
  it.each([
    ['/', undefined, noFrames],
    ['/hi/products/micro-atm', undefined, noFrames],
    ['/robots.txt', undefined, noFrames],
    ['/favicon.ico', anHour, noFrames],
    ['/favicon.svg', anHour, `default-src 'none'; style-src 'unsafe-inline'; ${noFrames}`],
    ['/site-hi.webmanifest', anHour, noFrames],
    ['/codes/home.svg', anHour, `default-src 'none'; style-src 'unsafe-inline'; ${noFrames}`],
    ['/static/js/index-B3bHzkl2.js', 'public, max-age=31536000, immutable', noFrames],
    ['/worker.js', undefined, workerPolicy],
  ])('%s are the same from every hosting provider', (path, caching, policy) => {
    const own: Headers = {
      ...headersOf(path),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    };
    expect(own['Content-Security-Policy']).toBe(policy);
    expect(own['Cache-Control']).toBe(caching ?? 'no-cache');
    // By themselves the providers have everything revalidated.
    if (!caching) delete own['Cache-Control'];
    expect(fromHeadersFile(path, (_before, value) => value)).toEqual(own);
    expect(fromVercel(path)).toEqual(own);
  });

  it('joined where two rules match are two policies, and nothing else that would hold', () => {
    const join = (before: string, value: string) => `${before}, ${value}`;
    expect(fromHeadersFile('/worker.js', join)['Content-Security-Policy']).toBe(
      `${noFrames}, ${workerPolicy}`,
    );
    // By the Fetch standard, several values allow other sites, as the last alone does.
    const shared = fromHeadersFile('/social/home.png', join);
    expect(shared['Cross-Origin-Resource-Policy']).toBe('same-origin, cross-origin');
    expect(headersOf('/social/home.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    for (const path of [
      '/',
      '/favicon.svg',
      '/codes/help.svg',
      '/static/media/a.svg',
      '/worker.js',
    ])
      for (const [name, value] of Object.entries(fromHeadersFile(path, join)))
        if (name !== 'Content-Security-Policy') expect([fromVercel(path)[name]]).toEqual([value]);
  });

  it('stand in as few rules however many pages there are, and none that is cut', () => {
    const lines = headersFile().split('\n');
    // Cloudflare Pages takes 100 rules, and 2,000 characters of a line.
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(10);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
  });
});

describe('a spelling that is not the canonical one', () => {
  const rows = redirectsFile()
    .trim()
    .split('\n')
    .map((row) => row.split(' '));
  const { redirects }: { redirects: { source: string; destination: string }[] } = JSON.parse(
    vercelConfig(),
  );
  const onVercel = (path: string) =>
    redirects
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .map(({ destination }) => destination);
  // Both take away a slash at the end themselves.
  const likely = spellings.filter(([written]) => !/%|\/\/|.\/$/.test(written));

  it('is answered with the page by Netlify and Cloudflare Pages, and never by a redirect', () => {
    expect([...new Set(rows.map(([, , status]) => status))]).toEqual(['200', '404']);
    const targets = new Map(rows.map(([from = '', to = '']) => [from, to]));
    for (const [written, canonical] of likely) expect(targets.get(written)).toBe(canonical);
    for (const [from = '', to = '', status] of rows) {
      if (status === '200') expect(pageFiles.has(to), to).toBe(true);
      expect(pageFiles.has(from), from).toBe(false);
    }
  });

  it('leads to the page on Vercel, and the canonical one to no other place', () => {
    for (const [written, canonical] of likely) expect(onVercel(written)).toEqual([canonical]);
    for (const path of pageFiles.keys()) {
      expect(onVercel(path), path).toEqual([]);
      if (path !== '/') expect(onVercel(path.toUpperCase())).toEqual([path]);
    }
    expect(onVercel('/aboutx')).toEqual([]);
  });
});

it('nginx and the container agree on place and port', () => {
  const container = containerFile('dist');
  const root = /root (\S+);/.exec(nginxConfig())?.[1];
  // Without a name: on all addresses of IPv4, and on hosts that have no IPv6.
  const port = /listen (\d+) default_server;/.exec(nginxConfig())?.[1];
  expect(container).toContain(`COPY dist ${root}\n`);
  expect(container).toContain(`EXPOSE ${port}\n`);
  expect(container).toContain('USER www-data');
});

it('the user of the container can read what was copied with a strict umask', () => {
  const container = mkdtempSync(join(tmpdir(), 'saralpay-container-'));
  onTestFinished(() => rmSync(container, { recursive: true }));
  const copies = ['etc/nginx', 'srv/site/static'].map((folder) => join(container, folder));
  for (const folder of copies) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, 'file'), '', { mode: 0o600 });
  }
  const [, afterCopies = ''] = containerFile('dist').split('COPY dist /srv/site\n');
  for (const [, command = ''] of afterCopies.matchAll(/^RUN (.+)$/gm)) {
    execSync(command.replaceAll(' /', ` ${container}/`));
  }
  for (const folder of copies) {
    expect(statSync(folder).mode & 0o005, folder).toBe(0o005);
    expect(statSync(join(folder, 'file')).mode & 0o005, folder).toBe(0o004);
  }
});
