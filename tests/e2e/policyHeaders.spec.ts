import { expect, test } from '@playwright/test';
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { localPath } from '../../src/domain/localPath';
import { mapOrigin } from './site';

/** The directives of a content security policy by their names. */
const parsePolicy = (policy = '') =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

test('every page forbids what it does not need, before any script or style, and its headers what only they can', async ({
  request,
}) => {
  const routes = [...pages.map((route) => route.path), '/no-such-page'];
  for (const path of languages.flatMap(({ prefix }) =>
    routes.map((each) => localPath(prefix, each)),
  )) {
    const response = await request.get(path);
    const headers = response.headers();
    const start =
      /^<!doctype html><html[^>]*><head><meta charset="[^"]+"\s*\/?><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i;
    const policy = parsePolicy(start.exec(await response.text())?.[1]);
    expect(policy.get('default-src'), path).toEqual(["'none'"]);
    for (const directive of ['script-src', 'style-src']) {
      const sources = policy.get(directive) ?? [];
      expect(sources.length, `${path} ${directive}`).toBeGreaterThan(1);
      const allowed = /^('self'|'sha256-[A-Za-z0-9+/]{43}=')$/;
      expect(
        sources.filter((source) => !allowed.test(source)),
        `${path} ${directive}`,
      ).toEqual([]);
    }
    // The sandbox listens on the site's own origin; a deployed build names the email service.
    expect(policy.get('connect-src'), path).toEqual(["'self'"]);
    expect(policy.get('frame-src'), path).toEqual([mapOrigin]);
    for (const directive of ['form-action', 'base-uri', 'object-src']) {
      expect(policy.get(directive), `${path} ${directive}`).toEqual(["'none'"]);
    }
    expect(policy.get('require-trusted-types-for'), path).toEqual(["'script'"]);
    expect(policy.get('trusted-types'), path).toEqual(['worker']);
    expect(policy.get('worker-src'), path).toEqual(["'self'"]);
    expect(headers, path).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
  }
});

test('an image that is opened by itself, and the worker, have policies of their own', async ({
  request,
}) => {
  for (const path of ['/favicon.svg', '/codes/help.svg']) {
    const { 'content-security-policy': policy } = (await request.get(path)).headers();
    expect(policy, path).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
  }
  const { 'content-security-policy': policy } = (await request.get('/worker.js')).headers();
  expect(policy).toMatch(/^default-src 'none'; connect-src 'self'; require-trusted-types-for/);
});
