/** Written by the build: what the site has, as far as the worker knows it. */
declare const OFFLINE_SITE: {
  /** What the URLs of each language begin with. */
  prefixes: readonly string[];
  /** The path of every page, without a language. */
  paths: readonly string[];
};
