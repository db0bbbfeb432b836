import { workerUrl } from '../../src/domain/workerUrl.ts';
import { workerPolicy } from './contentPolicy.ts';

type Headers = Readonly<Record<string, string>>;

/** Features of the browser that no page of this site uses, nor a frame in it. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

const forbidFrames = "frame-ancestors 'none'";

/** Headers of every answer. Of a page's content security policy, only what its `meta` element cannot say. */
export const siteHeaders: Headers = {
  'Content-Security-Policy': forbidFrames,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // For browsers and scanners that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
};

/** Two years of https alone, subdomains included: only for answers that came by https. */
export const httpsHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/**
 * Cached, but revalidated each time, so that a deployment is seen at once. The hosting providers do so by
 * themselves; a rule for all paths would be joined with those below.
 */
export const revalidated: Headers = { 'Cache-Control': 'no-cache' };

/** In place of those above, for answers without a page that a server writes itself. */
export const errorHeaders: Headers = {
  'Content-Security-Policy': `default-src 'none'; ${forbidFrames}`,
};

const anHour: Headers = { 'Cache-Control': 'public, max-age=3600' };

/**
 * Headers of some paths, where `*` stands for any text. Some hosting providers replace a header that all
 * paths have, others add to it after a comma; either must do. Two policies hold both, and
 * `same-origin, cross-origin` allows what `cross-origin` does (Fetch, "cross-origin resource policy
 * internal check"). No header stands in two rules that match the same path.
 */
export const headersByPath: ReadonlyMap<string, Headers> = new Map([
  ['/static/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  // Other sites show them as the image of a link.
  [
    '/social/*',
    {
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=86400',
    },
  ],
  ['/codes/*', anHour],
  ['/favicon.*', anHour],
  ['/site*.webmanifest', anHour],
  // Firefox applies it to the style elements of an image, too.
  [
    '/*.svg',
    {
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; ${forbidFrames}`,
    },
  ],
  [workerUrl, { 'Content-Security-Policy': workerPolicy }],
]);

/** A regular expression for the paths that a rule is for. */
export const expressionOf = (path: string) =>
  `^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`;

/** The headers of a file by its path, as a server of our own sends them. */
export function headersOf(path: string): Headers {
  const rules = [...headersByPath].filter(([each]) => new RegExp(expressionOf(each)).test(path));
  return Object.assign({}, siteHeaders, revalidated, ...rules.map(([, headers]) => headers));
}

/** The rules of hosting providers, which serve by https alone. */
export const providerRules: readonly (readonly [path: string, headers: Headers])[] = [
  ['/*', { ...siteHeaders, ...httpsHeaders }],
  ...headersByPath,
];
