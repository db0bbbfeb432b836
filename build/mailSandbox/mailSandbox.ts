import type { Connect, Plugin } from 'vite';
import { Outbox } from './outbox.ts';
import { outboxRoutes } from './outboxRoutes.ts';
import type { MailCredentials } from './sendRequest.ts';
import { sendRoute } from './sendRoute.ts';

/** Answers whatever host a request names: the server in front of it must have checked that. */
export function mailSandboxMiddleware(credentials: MailCredentials): Connect.NextHandleFunction {
  const outbox = new Outbox();
  const routes = new Map([
    ...outboxRoutes(outbox),
    ['/api/v1.0/email/send', sendRoute(credentials, outbox)],
  ]);
  return async (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const route = routes.get(path);
    if (route === undefined) return next();
    try {
      await route(request, response);
    } catch (error) {
      // Of a request that was broken off, nobody waits for an answer.
      if (request.complete) next(error);
    }
  };
}

/**
 * Stands in for the email service in the dev and preview servers: takes sends at the service's path
 * and shows them at `/__outbox`. Why: `docs/decisions/mail-sandbox.md`.
 */
export function mailSandbox(credentials: MailCredentials): Plugin {
  const mount = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use(mailSandboxMiddleware(credentials));
  };
  return {
    name: 'saralpay:mail-sandbox',
    apply: 'serve',
    // Behind Vite's own check of the host, which a page whose name was pointed at this computer (DNS rebinding)
    // does not pass, and before whatever else answers.
    enforce: 'pre',
    // Vite would answer in place of the sandbox whether another origin may send.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
