/** The URL of a page in a language, whose addresses begin with `prefix`. */
export function localPath(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path;
}
