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

type SiteVariable = (typeof builtVariables)[number] | 'VITE_OFFLINE';

/** The variables as the site is built with them; one that is not set is empty. */
export type SiteVariables = Readonly<Record<SiteVariable, string>>;

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

/** Reads the environment without what is pasted around a value: blanks, and the slash behind an origin. */
export function readVariables(env: Readonly<Record<string, string | undefined>>): SiteVariables {
  const read = (name: SiteVariable) => env[name]?.trim() ?? '';
  const origin = read('VITE_EMAILJS_ORIGIN');
  return {
    VITE_EMAILJS_PUBLIC_KEY: read('VITE_EMAILJS_PUBLIC_KEY'),
    VITE_EMAILJS_SERVICE_ID: read('VITE_EMAILJS_SERVICE_ID'),
    VITE_EMAILJS_TEMPLATE_ID: read('VITE_EMAILJS_TEMPLATE_ID'),
    VITE_EMAILJS_ORIGIN: isOrigin(origin) ? new URL(origin).origin : origin,
    VITE_USAGE_ADDRESS: read('VITE_USAGE_ADDRESS'),
    VITE_LANGUAGES: read('VITE_LANGUAGES')
      .split(',')
      .flatMap((code) => code.trim() || [])
      .join(),
    VITE_OFFLINE: read('VITE_OFFLINE'),
  };
}

/** Says of each variable that no site can be built with what is wrong; codes of languages are checked where they are read. */
export function problemsOf(variables: SiteVariables): string[] {
  const missing = required.filter((name) => variables[name] === '');
  // Not the value: a secret may have been pasted in place of it.
  const unclean = required.filter((name) => /[\s"'`\p{Cc}\p{Cf}]/u.test(variables[name]));
  const { VITE_EMAILJS_ORIGIN, VITE_USAGE_ADDRESS, VITE_OFFLINE } = variables;
  return [
    ...(missing.length > 0 ? [`The build for deployment needs ${missing.join(', ')}.`] : []),
    ...unclean.map((name) => `${name} has a blank, a quotation mark or an invisible character.`),
    ...(VITE_EMAILJS_ORIGIN === '' ||
    VITE_EMAILJS_ORIGIN === 'self' ||
    isOrigin(VITE_EMAILJS_ORIGIN)
      ? []
      : [
          `VITE_EMAILJS_ORIGIN must be an origin, such as https://api.emailjs.com, or \`self\`, not ${VITE_EMAILJS_ORIGIN}.`,
        ]),
    ...(VITE_USAGE_ADDRESS === '' || isCallable(VITE_USAGE_ADDRESS)
      ? []
      : [
          `VITE_USAGE_ADDRESS must be a URL, such as https://usage.example.org/opened, or a path of the site, such as /opened, not ${VITE_USAGE_ADDRESS}.`,
        ]),
    ...(['', 'off'].includes(VITE_OFFLINE)
      ? []
      : [`VITE_OFFLINE must be \`off\` or empty, not ${VITE_OFFLINE}.`]),
  ];
}

/** Makes a build fail where the site could not work, and say why, before anything is written. */
export function requireVariables(problems: readonly string[]): Plugin {
  return {
    name: 'saralpay:variables',
    apply: 'build',
    buildStart() {
      if (problems.length === 0) return;
      this.error(
        `${problems.join('\n')}\nSet variables in .env.local or in the environment; .env.example explains each.`,
      );
    },
  };
}

/** Whether it is a URL that a page can fetch: others have another scheme, or a name and password. */
function isFetchable(text: string): boolean {
  if (/\s/.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

const isOrigin = (text: string) =>
  isFetchable(text) && !/[?#]/.test(text) && new URL(text).pathname === '/';

/** A second slash would begin the name of another host. */
const isCallable = (text: string) => isFetchable(text) || /^\/(?![/\\])\S*$/.test(text);
