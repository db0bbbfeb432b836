import type { Plugin } from 'vite';

/** What the email service needs to know of the account that sends (see `.env.example`). */
const required = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
] as const;

/** All that may be read of the environment by what is built: nothing else reaches a visitor. */
export const builtVariables = [
  ...required,
  'VITE_EMAILJS_ORIGIN',
  'VITE_USAGE_ADDRESS',
  'VITE_LANGUAGES',
] as const satisfies readonly (keyof ImportMetaEnv)[];

/**
 * The environment of the mail sandbox: made-up credentials and the page's own origin. They stand in
 * for missing variables where nothing is deployed.
 */
export const sandboxVariables = {
  VITE_EMAILJS_PUBLIC_KEY: 'sandbox-public-key',
  VITE_EMAILJS_SERVICE_ID: 'sandbox-service',
  VITE_EMAILJS_TEMPLATE_ID: 'sandbox-template',
  VITE_EMAILJS_ORIGIN: 'self',
} as const;

/**
 * Makes sure that what is built for deployment can send mail: without the credentials the build
 * fails and names each missing variable.
 */
export function requireEmailVariables(env: Record<string, string | undefined>): Plugin {
  return {
    name: 'saralpay:email-variables',
    apply: 'build',
    buildStart() {
      const missing = required.filter((name) => !env[name]?.trim());
      if (missing.length === 0) return;
      this.error(
        `The build for deployment needs ${missing.join(', ')}. Set them in .env.local or in the environment; .env.example explains each.`,
      );
    },
  };
}
