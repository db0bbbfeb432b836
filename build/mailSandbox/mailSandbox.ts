import type { Connect, Plugin } from 'vite';
import { createMailSandboxMiddleware } from './mailSandboxMiddleware.ts';
import type { MailCredentials } from './sendRequest.ts';

/**
 * Stands in for the email service in the dev and preview servers: takes sends at the service's path
 * and shows them at `/__outbox`. Why: `docs/decisions/mail-sandbox.md`.
 */
export function mailSandbox(credentials: MailCredentials): Plugin {
  const mount = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use(createMailSandboxMiddleware(credentials));
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
