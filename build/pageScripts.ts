/** What Vite's manifest says of a chunk, as far as it is used here. */
export type Manifest = Record<string, { file: string; imports?: readonly string[] }>;

/** The script files of a page, each after those that it imports. */
export interface PageScripts {
  /** The application, the same for every page. */
  application: string[];
  /** What a page needs besides. */
  own: string[];
}

/**
 * The files that hydrate a page.
 *
 * @param manifest of the build.
 * @param entry source of the application.
 * @param sources of the page's own chunks.
 * @throws where the build has made no chunk of one of them.
 */
export function pageScripts(
  manifest: Manifest,
  entry: string,
  sources: readonly string[],
): PageScripts {
  const seen = new Set<string>();

  function withImports(key: string): string[] {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has made no chunk of ${key}.`);
    return [...(chunk.imports ?? []).flatMap(withImports), `/${chunk.file}`];
  }

  return { application: withImports(entry), own: sources.flatMap(withImports) };
}
