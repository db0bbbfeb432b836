import {
  errorHeaders,
  expressionOf,
  headersByPath,
  httpsHeaders,
  revalidated,
  siteHeaders,
} from './headers.ts';
import { notFoundFiles, pageFiles, unservedPattern } from './urls.ts';

/** Inside the container: the site, where a user without privileges may write, and the port it may open. */
export const containerPlaces = { root: '/srv/site', scratch: '/tmp', port: 8080 } as const;

/** The media type of every kind of file that the site has, by the ending of its name. */
const mediaTypes = {
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Text for a place where nginx would read a blank or a quote as the end. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

type Row = readonly [key: string, value: string];

/** A lookup: by whole texts, letter case aside, or else by the first expression after `~`. */
const map = (from: string, to: string, rows: readonly Row[]) =>
  `map ${from} ${to} {\n${rows.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};\n`).join('')}}`;

const variableOf = (header: string) => `$header_${header.toLowerCase().replaceAll('-', '_')}`;

/** A header by the file that is sent. nginx sends none whose text is empty. */
function headerMap([header, value]: Row): string {
  const exceptions = [...headersByPath, ['error', errorHeaders] as const].flatMap(
    ([path, { [header]: own }]): Row[] =>
      own ? [[path.startsWith('/') ? `~${expressionOf(path)}` : path, own]] : [],
  );
  return map('$sent_file', variableOf(header), [['default', value], ...exceptions]);
}

/**
 * The site as nginx serves it, to be included in nginx's `http`. It needs ngx_brotli's static module.
 *
 * Headers go by the file that is sent, so that no cache keeps an error for as long as the file.
 */
export function nginxConfig(): string {
  const pages = [...pageFiles];
  const headers = Object.entries({ ...siteHeaders, ...revalidated });
  return `# Made by the build, from the same table as the files for other hosting providers.

# The file of an address, whatever its letter case; and the URL of a page's file.
${map('$uri', '$page_file', [
  ['default', ''],
  ...pages.flatMap(([path, file]): Row[] => [
    [path, `/${file}`],
    ...(path === '/' ? [] : [[`${path}/`, `/${file}`] as const]),
  ]),
])}
${map('$uri', '$page_address', [['default', ''], ...pages.map(([path, file]): Row => [`/${file}`, path])])}

# In the language that an address begins with, decoded: it is read before \`error_page\` changes it.
${map(
  '$uri',
  '$not_found_page',
  notFoundFiles.map(({ prefix, file }) => [prefix ? `~*^${prefix}(?:/|$)` : 'default', `/${file}`]),
)}

# A missing page has one in its place; what else is no file, nginx writes itself.
${map('$status', '$sent_file', [
  ['default', '$uri'],
  ['404', '/404.html'],
  ['~^(?:308|[45])', 'error'],
])}
${headers.map(headerMap).join('\n')}
${map('$status', variableOf('Allow'), [['405', 'GET, HEAD']])}

# https may end in front of this server.
${Object.entries(httpsHeaders)
  .map(([name, value]) =>
    map('$http_x_forwarded_proto$scheme', variableOf(name), [['~^https', value]]),
  )
  .join('\n')}

server {
  listen ${containerPlaces.port} default_server;
  root ${containerPlaces.root};
  server_tokens off;
  # A line for each address that somebody mistyped would hide what matters.
  log_not_found off;
  absolute_redirect off;
  client_max_body_size 1k;
  # nginx would send the headers of a 416 twice, first those of the file.
  max_ranges 0;
  charset utf-8;
  charset_types text/javascript text/plain application/json application/manifest+json application/xml;
  types {
    ${Object.entries(mediaTypes)
      .map(([ending, type]) => `${type} ${ending};`)
      .join('\n    ')}
  }
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  ${[...headers.map(([name]) => name), 'Allow', ...Object.keys(httpsHeaders)]
    .map((name) => `add_header ${name} ${variableOf(name)} always;`)
    .join('\n  ')}
  error_page 404 $not_found_page;
  ${notFoundFiles.map(({ file }) => `location = /${file} { internal; }`).join('\n  ')}
  location ~* "${unservedPattern}" { return 404; }
  location / {
    if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }
    if ($page_address) { return 308 $page_address$is_args$args; }
    try_files $page_file $uri =404;
  }
}
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
