import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../../build/hosting/contentPolicy';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = `<head><style data-emotion="sp a">.a{color:red}</style></head><body>
<script type="application/ld+json">{"@type":"Organization"}</script>
<script src="/a.js"></script><script data-scripts="/static/js/index.js">start()</script></body>`;

/** The sources of one directive. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .map((component) => component.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);

describe('the content security policy of a page', () => {
  it('names what stands inline by its hash, and data that does not run not at all', () => {
    const policy = contentPolicy(page, {});
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", sha256('start()')]);
    expect(sourcesOf(policy, 'style-src')).toEqual([sha256(''), sha256('.a{color:red}')]);
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/)/);
  });

  it.each([
    [{}, ["'self'", 'https://api.emailjs.com']],
    [{ emailOrigin: 'self' }, ["'self'"]],
    [{ emailOrigin: 'https://mail.example/some/path' }, ["'self'", 'https://mail.example']],
    [
      { emailOrigin: 'self', usageUrl: 'https://usage.example/views' },
      ["'self'", 'https://usage.example'],
    ],
    [{ emailOrigin: 'self', usageUrl: '/views' }, ["'self'"]],
  ])('lets the page call, built with %o, only %o', (called, sources) => {
    expect(sourcesOf(contentPolicy(page, called), 'connect-src')).toEqual(sources);
  });

  it('lets the page show the map, and the icon that tells whether its host answers', () => {
    const policy = contentPolicy(page, {});
    const mapOrigin = 'https://www.openstreetmap.org';
    expect(sourcesOf(policy, 'frame-src')).toEqual([mapOrigin]);
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', mapOrigin]);
  });

  it('lets the page register the worker, by one named policy, where there is one', () => {
    const without = contentPolicy(page, {});
    expect(sourcesOf(without, 'worker-src')).toBeUndefined();
    expect(sourcesOf(without, 'trusted-types')).toEqual(["'none'"]);
    const policy = contentPolicy(page, { hasWorker: true });
    expect(sourcesOf(policy, 'worker-src')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'trusted-types')).toEqual(['worker']);
    expect(sourcesOf(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  });
});
