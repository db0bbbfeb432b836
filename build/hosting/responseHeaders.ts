import { workerUrl } from '../../src/domain/workerUrl.ts';
import { wellKnownFolder } from './urls.ts';

/** What a file of the site is to a server. */
export type FileKind = 'page' | 'hashed' | 'shared' | 'worker' | 'other';

/**
 * Folders in which all files are of one kind: their names change with their content, other sites show
 * them as the image of a link, or a page of this site is printed with them.
 */
export const kindsByFolder = {
  '/static/': 'hashed',
  '/social/': 'shared',
  '/codes/': 'other',
  [wellKnownFolder]: 'other',
} as const satisfies Record<string, FileKind>;

/** The kind of a file by its path below the site's root, without a leading slash. */
export function kindOf(file: string): FileKind {
  if (file.endsWith('.html')) return 'page';
  for (const [folder, kind] of Object.entries(kindsByFolder)) {
    if (`/${file}`.startsWith(folder)) return kind;
  }
  return `/${file}` === workerUrl ? 'worker' : 'other';
}

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
] as const;

/** Headers of every answer, errors included. */
export const headersOfAll = {
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // For browsers and scanners that do not know frame-ancestors, and where the 404 page is the answer.
  'X-Frame-Options': 'DENY',
} as const;

/** Two years of https alone, subdomains included: only for answers that came by https. */
export const strictTransportSecurity = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
} as const;

const sameOriginOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/** What each kind adds. A page adds its own content security policy. */
export const headersByKind = {
  page: {
    ...sameOriginOnly,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Kept, but asked for anew each time: a deployment is seen at once.
    'Cache-Control': 'no-cache',
  },
  hashed: { ...sameOriginOnly, 'Cache-Control': 'public, max-age=31536000, immutable' },
  shared: {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=86400',
  },
  // Browsers look for a newer one at each visit, and some ask their cache.
  worker: { ...sameOriginOnly, 'Cache-Control': 'no-cache' },
  other: { ...sameOriginOnly, 'Cache-Control': 'public, max-age=3600' },
} as const satisfies Record<FileKind, Record<string, string>>;

/** The name of the header that differs from page to page. */
export const policyHeader = 'Content-Security-Policy';
