import { createHash } from 'node:crypto';
import { mapEmbedUrl } from '../../src/domain/mapUrls.ts';

/** What the site was built to call; no other origin is called before the visitor asks. */
export interface CalledUrls {
  /** Origin of the email service where it is not the service's own; `self` for the site's. */
  emailOrigin?: string;
  /** Where page views are reported, if they are. */
  usageUrl?: string;
  /** Whether pages register the worker that keeps them. */
  hasWorker?: boolean;
}

const emailServiceOrigin = 'https://api.emailjs.com';
const mapOrigin = new URL(mapEmbedUrl({ latitude: 0, longitude: 0 })).origin;

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The style element that emotion fills after hydration, by `insertRule`, which no policy forbids. */
const emptyStyle = hashSource('');

/** Script elements, but for structured data, which browsers read without the policy's leave. */
const scriptElements = /<script(?![^>]*\btype="application\/ld\+json")[^>]*>(.*?)<\/script>/gs;
const styleElements = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * The content security policy (CSP 3) of one prerendered page. Why by hash and in a `meta` element:
 * `docs/decisions/content-security-policy.md`.
 */
export function contentPolicy(html: string, called: CalledUrls): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, scriptElements)],
    'style-src': [emptyStyle, ...hashesOf(html, styleElements)],
    // The image of a loading error is part of the script: it must not need loading itself. Before the
    // map's frame is there, its host is asked for its icon.
    'img-src': ["'self'", 'data:', mapOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calledOrigins(called)],
    'frame-src': [mapOrigin],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The name of the one policy, in `keepVisitedPages.ts`.
    'trusted-types': [called.hasWorker ? 'worker' : "'none'"],
    ...(called.hasWorker && { 'worker-src': ["'self'"] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The policy of the worker's own file: it fetches what is of this site, and runs nothing else. */
export const workerPolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The element that carries a page's policy. */
export const policyElement = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/** Each text that stands inline in one of the elements, once. */
function hashesOf(html: string, elements: RegExp): string[] {
  const texts = [...html.matchAll(elements)].map(([, text = '']) => text);
  return [...new Set(texts.filter(Boolean))].map(hashSource);
}

function calledOrigins({ emailOrigin, usageUrl }: CalledUrls): string[] {
  const email = emailOrigin === 'self' ? [] : [new URL(emailOrigin || emailServiceOrigin).origin];
  const isElsewhere = usageUrl && !usageUrl.startsWith('/');
  return [...new Set([...email, ...(isElsewhere ? [new URL(usageUrl).origin] : [])])];
}
