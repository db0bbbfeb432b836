/** In a build Vite writes the value here; tools that Node runs have it in their environment. */
const chosenCodes = () =>
  import.meta.env?.VITE_LANGUAGES ??
  (typeof process === 'undefined' ? undefined : process.env.VITE_LANGUAGES);

/**
 * The languages that `VITE_LANGUAGES` names, comma-separated, in the order of their records, and always
 * the first. Where it is empty, those that somebody has read besides the translator.
 *
 * @throws where it has a code that no language has.
 */
export function shippedLanguages<
  First extends { code: string },
  Rest extends { code: string; review: string },
>(
  [first, ...others]: readonly [First, ...Rest[]],
  chosen = chosenCodes(),
): readonly [First, ...Rest[]] {
  const codes = (chosen ?? '').split(',').flatMap((code) => code.trim() || []);
  const known = [first, ...others].map(({ code }) => code);
  const unknown = codes.filter((code) => !known.includes(code));
  if (unknown.length > 0)
    throw new Error(
      `VITE_LANGUAGES names ${unknown.join(', ')}; the site has the languages ${known.join(', ')}.`,
    );
  return [
    first,
    ...others.filter(({ code, review }) =>
      codes.length === 0 ? review !== 'none' : codes.includes(code),
    ),
  ];
}
