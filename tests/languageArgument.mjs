import { languages } from '../build/records.mjs';

const flag = '--language=';

/**
 * The languages that a run is asked for by `--language=<code>`, the first two otherwise, and the
 * arguments that are left. Of further ones `everyRoute.spec.ts` opens every page.
 *
 * @param {string[]} args
 */
export function readLanguageArgument(args) {
  const known = languages.map(({ code }) => String(code));
  const asked = args.filter((arg) => arg.startsWith(flag)).map((arg) => arg.slice(flag.length));
  const unknown = asked.find((code) => !known.includes(code));
  if (unknown !== undefined)
    throw new Error(`There is no language ${unknown}, but ${known.join(', ')}.`);
  return {
    codes: asked.length > 0 ? asked : known.slice(0, 2),
    rest: args.filter((arg) => !arg.startsWith(flag)),
  };
}
