import { type Language, languages } from '../src/content/languages.ts';

/** The names that Vite knows the builds of a language by. */
export interface LanguageBuild {
  language: Language;
  /** Of what runs in the browser. */
  client: string;
  /** Of what writes its pages. */
  server: string;
}

/** A build of the site for each language; the first is the one that Vite makes by itself. */
export const languageBuilds: readonly LanguageBuild[] = languages.map((language, index) => ({
  language,
  client: index === 0 ? 'client' : `client_${language.code}`,
  server: index === 0 ? 'ssr' : `ssr_${language.code}`,
}));

/** The language that an environment is for: that of the usual addresses unless it is named. */
export function languageOfBuild(environment: string): Language {
  const named = languageBuilds.find(
    ({ client, server }) => client === environment || server === environment,
  );
  return (named ?? { language: languages[0] }).language;
}
