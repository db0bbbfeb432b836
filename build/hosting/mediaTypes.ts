import { extname } from 'node:path';

/** The media type of every kind of file that the site has, by the ending of its name. */
export const mediaTypes = {
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'font/woff2': 'woff2',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/plain': 'txt',
} as const;

/** Types whose files are told to be UTF-8. */
export const textTypes = Object.keys(mediaTypes).filter((type) =>
  /^(text|application)\//.test(type),
);

/** What a server says of the content of a file. */
export function contentTypeOf(file: string): string {
  const found = Object.entries(mediaTypes).find(([, ending]) => extname(file) === `.${ending}`);
  const [type] = found ?? ['application/octet-stream'];
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
