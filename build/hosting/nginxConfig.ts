import { workerUrl } from '../../src/domain/workerUrl.ts';
import { workerPolicy } from './contentPolicy.ts';
import type { HostedSite } from './hostedSite.ts';
import { mediaTypes, textTypes } from './mediaTypes.ts';
import {
  headersByKind,
  headersOfAll,
  kindsByFolder,
  policyHeader,
  strictTransportSecurity,
} from './responseHeaders.ts';
import { unservedPattern } from './urls.ts';

/** Inside the container: the site, where a user without privileges may write, and the port it may open. */
export const containerPlaces = { root: '/srv/site', scratch: '/tmp', port: 8080 } as const;

/** Text for a place where nginx would read a blank or a quote as the end. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

type Row = readonly [key: string, value: string];

/** A lookup: by a hash of whole texts, letter case aside, or by an expression after `~`. */
const map = (from: string, to: string, rows: readonly Row[]) =>
  [
    `map ${from} ${to} {`,
    ...rows.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`),
    '}',
  ].join('\n');

const variableOf = (header: string) => `$header_${header.toLowerCase().replaceAll('-', '_')}`;

const headersThatVary = [
  ...new Set(Object.values(headersByKind).flatMap((headers) => Object.keys(headers))),
];

/** What a header is for each kind of file. nginx sends none whose text is empty. */
function headerMap(header: string): string {
  const of = (kind: keyof typeof headersByKind) => {
    const headers: Record<string, string> = headersByKind[kind];
    return headers[header] ?? '';
  };
  return map('$sent_file', variableOf(header), [
    ['default', of('other')],
    ['~\\.html$', of('page')],
    [workerUrl, of('worker')],
    ...Object.entries(kindsByFolder).map(([folder, kind]) => [`~^${folder}`, of(kind)] as const),
  ]);
}

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');

const indented = (text: string) => text.replaceAll('\n', '\n  ');

const notFoundRows = (pages: HostedSite['notFound']): Row[] =>
  pages.map(({ prefix, file }) => [prefix ? `~*^${prefix}(?:/|$)` : 'default', `/${file}`]);

/**
 * The site as nginx serves it, to be included in nginx's `http`: the addresses, headers and policies
 * of one build. It needs ngx_brotli's static module.
 *
 * Headers go by the file that is sent, and errors have those of a page, so that no cache keeps an error
 * for as long as the file.
 */
export function nginxConfig({ folder, pages, notFound }: HostedSite): string {
  const policies = [...pages, ...notFound].map(({ file, policy }): Row => [`/${file}`, policy]);
  const addresses = pages.flatMap(({ path, file }): Row[] =>
    path === '/'
      ? [['/', '/index.html']]
      : [
          [path, `/${file}`],
          [`${path}/`, `/${file}`],
        ],
  );
  const header = (name: string, value: string) => `add_header ${name} ${value} always;`;
  return `# Made by the build of ${folder}, from the same table as the files for other hosting providers.

# The file of an address, whatever its letter case; and the URL of a page's file.
${map('$uri', '$page_file', [['default', ''], ...addresses])}
${map('$uri', '$page_address', [['default', ''], ...pages.map(({ path, file }): Row => [`/${file}`, path])])}

# In the language that an address begins with, decoded: it is read before \`error_page\` changes it.
${map('$uri', '$not_found_page', notFoundRows(notFound))}

# By the file that is sent; an error is sent like a page.
${map('$status', '$sent_file', [
  ['default', '$uri'],
  ['~^[45]', '/404.html'],
])}
${map('$status', '$header_allow', [
  ['default', ''],
  ['405', 'GET, HEAD'],
])}
${map('$uri', variableOf(policyHeader), [['default', ''], [workerUrl, workerPolicy], ...policies])}
${headersThatVary.map(headerMap).join('\n')}

# https may end in front of this server.
map $http_x_forwarded_proto $visitor_scheme { "" $scheme; default $http_x_forwarded_proto; }
${Object.entries(strictTransportSecurity)
  .map(([name, value]) =>
    map('$visitor_scheme', variableOf(name), [
      ['default', ''],
      ['https', value],
    ]),
  )
  .join('\n')}

${block('server', [
  `listen ${containerPlaces.port} default_server;`,
  `root ${containerPlaces.root};`,
  'server_tokens off;',
  // A line for each address that somebody mistyped would hide what matters.
  'log_not_found off;',
  'absolute_redirect off;',
  'client_max_body_size 1k;',
  // nginx would send the headers of a 416 twice, first those of the file.
  'max_ranges 0;',
  'charset utf-8;',
  `charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};`,
  indented(
    block(
      'types',
      Object.entries(mediaTypes).map(([type, ending]) => `${type} ${ending};`),
    ),
  ),
  'gzip_static on;',
  'gzip_vary on;',
  'brotli_static on;',
  ...Object.entries(headersOfAll).map(([name, value]) => header(name, quoted(value))),
  ...[...headersThatVary, policyHeader, ...Object.keys(strictTransportSecurity)].map((name) =>
    header(name, variableOf(name)),
  ),
  header('Allow', '$header_allow'),
  'error_page 404 $not_found_page;',
  ...notFound.map(({ file }) => `location = /${file} { internal; }`),
  `location ~* "${unservedPattern}" { return 404; }`,
  indented(
    block('location /', [
      'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
      'if ($page_address) { return 308 $page_address$is_args$args; }',
      'try_files $page_file $uri =404;',
    ]),
  ),
])}
`;
}

const { scratch } = containerPlaces;

/**
 * The whole of nginx's configuration in the container, around the site's own. A process may open 1,024
 * files there: each connection takes one, and one for the file that it sends.
 */
export const nginxMainConfig = (
  siteConfig: string,
) => `load_module modules/ngx_http_brotli_static_module.so;

worker_processes auto;
pid ${scratch}/nginx.pid;
error_log stderr;

events { worker_connections 500; }

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  client_body_timeout 10s;
  client_header_timeout 10s;
  send_timeout 30s;
  client_body_temp_path ${scratch}/nginx-body;
  proxy_temp_path ${scratch}/nginx-proxy;
  fastcgi_temp_path ${scratch}/nginx-fastcgi;
  uwsgi_temp_path ${scratch}/nginx-uwsgi;
  scgi_temp_path ${scratch}/nginx-scgi;
  include ${siteConfig};
}
`;
