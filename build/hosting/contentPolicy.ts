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

/** A script element that browsers read only with the policy's leave, as they do not structured data. */
const needsLeave = /^<script(?![^>]*\btype="application\/ld\+json")[^>]*>/;

/**
 * The content security policy (CSP 3) of one prerendered page. Why by hash, in a `meta` element and a
 * header: `docs/decisions/content-security-policy.md`.
 */
export function contentPolicy(html: string, called: CalledUrls): string {
  const scripts = elementsOf(html, 'script').filter(
    ({ tag, text }) => text !== '' && needsLeave.test(tag),
  );
  const styles = elementsOf(html, 'style');
  const hashes = (elements: { text: string }[]) => elements.map(({ text }) => hashSource(text));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes(scripts))],
    'style-src': [...new Set([emptyStyle, ...hashes(styles)])],
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

/** Who may frame the site: a directive that counts in a header alone. */
const headerOnly = "frame-ancestors 'none'";

/** The element that carries a page's policy where no header does. */
export const policyElement = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/**
 * The header that goes with a page as it was built.
 *
 * @throws where the page carries no policy.
 */
export function policyHeaderOf(html: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1];
  if (!policy) throw new Error('A page was built without a content security policy.');
  return `${policy}; ${headerOnly}`;
}

function elementsOf(html: string, name: 'script' | 'style') {
  return [...html.matchAll(new RegExp(`(<${name}\\b[^>]*>)([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, tag = '', text = '']) => ({ tag, text }),
  );
}

function calledOrigins({ emailOrigin, usageUrl }: CalledUrls): string[] {
  const email = emailOrigin === 'self' ? [] : [new URL(emailOrigin || emailServiceOrigin).origin];
  const isElsewhere = usageUrl && !usageUrl.startsWith('/');
  return [...new Set([...email, ...(isElsewhere ? [new URL(usageUrl).origin] : [])])];
}
