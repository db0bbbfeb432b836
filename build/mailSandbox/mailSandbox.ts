import type { Connect, Plugin } from 'vite';
import { createMailSandboxMiddleware } from './mailSandboxMiddleware.ts';
import { isLoopbackHost } from './requestOrigin.ts';
import type { MailCredentials } from './sendRequest.ts';

interface Listening {
  host?: string | boolean;
  allowedHosts?: string[] | true;
}

/**
 * Stands in for the email service in the dev and preview servers: takes sends at the service's path
 * and shows them at `/__outbox`. Why: `docs/decisions/mail-sandbox.md`.
 */
export function mailSandbox({ publicKey, serviceId, templateId }: MailCredentials): Plugin {
  const mount = (middlewares: Connect.Server, listening: Listening) => {
    const handle = createMailSandboxMiddleware({
      publicKey,
      serviceId,
      templateId,
      trustsAnyHost: () => listensElsewhere(listening),
    });
    // Not `use`: Vite's own CORS layer already stands in front of what hooks add, and would
    // answer in place of the sandbox.
    middlewares.stack.unshift({ route: '', handle });
  };
  return {
    name: 'saralpay:mail-sandbox',
    apply: 'serve',
    configureServer: ({ middlewares, config }) => mount(middlewares, config.server),
    configurePreviewServer: ({ middlewares, config }) => mount(middlewares, config.preview),
  };
}

/** Whoever opened the server to other names or networks wants the outbox to be seen there too. */
function listensElsewhere({ host, allowedHosts }: Listening): boolean {
  if (host === true || allowedHosts === true) return true;
  // Vite adds the host it listens on to the allowed ones, so loopback names stand among them.
  const names = [...(allowedHosts ?? []), ...(host ? [host] : [])];
  return names.some((name) => !isLoopbackHost(name === '::1' ? '[::1]' : name));
}
