import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { containerFile } from '../../build/hosting/containerFile';
import { workerPolicy } from '../../build/hosting/contentPolicy';
import type { HostedSite } from '../../build/hosting/hostedSite';
import { headersFile, redirectsFile } from '../../build/hosting/netlifyFiles';
import { nginxConfig } from '../../build/hosting/nginxConfig';
import {
  headersByKind,
  headersOfAll,
  kindOf,
  strictTransportSecurity,
} from '../../build/hosting/responseHeaders';
import { answerFor, notFoundFiles, pageFiles } from '../../build/hosting/urls';
import { vercelConfig } from '../../build/hosting/vercelConfig';
import { spellings } from '../spellings';

const policyOf = (file: string) => `default-src 'none'; script-src 'sha256-${file}'`;

const site: HostedSite = {
  folder: 'dist',
  pages: [...pageFiles].map(([path, file]) => ({ path, file, policy: policyOf(file) })),
  notFound: notFoundFiles.map((page) => ({ ...page, policy: policyOf(page.file) })),
  looseFiles: ['favicon.ico', 'robots.txt', 'worker.js'],
};

/** Addresses of every kind of file, with the file that each is answered with. */
const addresses = new Map([
  ...pageFiles,
  ['/static/js/index-B3bHzkl2.js', 'static/js/index-B3bHzkl2.js'],
  ['/static/media/anek-latin-BYmFYfdT.woff2', 'static/media/anek-latin-BYmFYfdT.woff2'],
  ['/social/home.png', 'social/home.png'],
  ['/favicon.ico', 'favicon.ico'],
  ['/robots.txt', 'robots.txt'],
  ['/worker.js', 'worker.js'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
]);

type Headers = Record<string, string>;

/** What the table says of a file, as a host on https sends it. */
const fromTable = (file: string): Headers => ({
  ...headersOfAll,
  ...strictTransportSecurity,
  ...headersByKind[kindOf(file)],
  ...(kindOf(file) === 'page' && { 'Content-Security-Policy': policyOf(file) }),
  ...(kindOf(file) === 'worker' && { 'Content-Security-Policy': workerPolicy }),
});

/** Reads `_headers` as Netlify and Cloudflare Pages do: rules that match are joined with a comma. */
function fromHeadersFile(text: string, address: string): Headers {
  const headers: Headers = {};
  let matches = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      matches = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
    } else if (matches && line.trim()) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

interface VercelRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** Reads `vercel.json` as Vercel does: the later of two rules that match counts. */
function fromVercel(text: string, address: string): Headers {
  const { headers }: { headers: VercelRule[] } = JSON.parse(text);
  return Object.fromEntries(
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );
}

describe('every host sends the headers of the table', () => {
  it.each([...addresses])('for %s', (address, file) => {
    const expected = fromTable(file);
    expect(fromHeadersFile(headersFile(site), address)).toEqual(expected);
    expect(fromVercel(vercelConfig(site), address)).toEqual(expected);
  });

  it('and nothing that Cloudflare Pages would cut: 100 rules, 2,000 characters a line', () => {
    const lines = headersFile(site).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
  });
});

describe('a spelling that is not the canonical one', () => {
  const rows = redirectsFile(site)
    .trim()
    .split('\n')
    .map((row) => row.split(' '));
  const { redirects }: { redirects: { source: string; destination: string }[] } = JSON.parse(
    vercelConfig(site),
  );
  const onVercel = (path: string) =>
    redirects
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .map(({ destination }) => destination);

  it('is answered with the page by Netlify and Cloudflare Pages, and never by a redirect', () => {
    expect([...new Set(rows.map(([, , status]) => status))]).toEqual(['200', '404']);
    const targets = new Map(rows.map(([from = '', to = '']) => [from, to]));
    const likely = spellings.filter(([written]) => !/%|\/\/|.\/$/.test(written));
    for (const [written, canonical] of likely) expect(targets.get(written)).toBe(canonical);
    for (const [from = '', to = '', status] of rows) {
      if (status === '200') expect(pageFiles.has(to), to).toBe(true);
      expect(pageFiles.has(from), from).toBe(false);
    }
  });

  it('leads to the page on Vercel, and the canonical one to no other place', () => {
    // Vercel takes away a slash at the end itself.
    const likely = spellings.filter(([written]) => !/%|\/\/|.\/$/.test(written));
    for (const [written, canonical] of likely) expect(onVercel(written)).toEqual([canonical]);
    for (const path of pageFiles.keys()) {
      expect(onVercel(path), path).toEqual([]);
      if (path !== '/') expect(onVercel(path.toUpperCase())).toEqual([path]);
    }
    expect(onVercel('/aboutx')).toEqual([]);
  });
});

it('what only hosts read is not served', () => {
  for (const address of [
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/about.html.br',
    '/x.js.gz',
  ]) {
    expect(answerFor(address), address).toEqual({ kind: 'notFound', file: '404.html' });
  }
});

it('nginx and the container agree on place and port', () => {
  const container = containerFile('dist');
  const config = nginxConfig(site);
  const root = /root (\S+);/.exec(config)?.[1];
  const port = /listen (\d+) /.exec(config)?.[1];
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

it('the container starts on a host without IPv6', () => {
  expect(nginxConfig(site)).toMatch(/listen \d+ /);
  expect(nginxConfig(site)).not.toContain('listen [');
});
