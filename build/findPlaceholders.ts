/**
 * A reserved host, which never resolves (RFC 2606), a number wholly of zeros, or an Indian phone number
 * that begins with zeros. Zeros at the end of a number, as of a PIN code, are a part of it.
 */
const placeholder = /\.example(?![\w.-])|(?<!\d[:.,\s-]?)0+(?![:.,]?\d|%)|\+91[\s-]?0+(?!\d)/i;

/** Every text within a value, with the keys that lead to it. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

/**
 * Lists what in the facts of a company is still a placeholder, or empty.
 *
 * @param facts of each language, by its code. What all languages have alike is listed once.
 */
export function findPlaceholders(facts: Readonly<Record<string, unknown>>): string[] {
  const codesByLine = new Map<string, string[]>();
  for (const [code, company] of Object.entries(facts))
    for (const [path, text] of textsIn(company)) {
      if (text !== '' && !placeholder.test(text)) continue;
      const line = `${path}: ${text || 'empty'}`;
      codesByLine.set(line, [...(codesByLine.get(line) ?? []), code]);
    }
  const { length } = Object.keys(facts);
  return [...codesByLine].map(([line, codes]) =>
    codes.length === length ? line : `${line} (${codes.join(', ')})`,
  );
}
