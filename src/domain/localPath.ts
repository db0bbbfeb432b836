/** The URL of a page in a language, whose addresses begin with `prefix`. */
export function localPath(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path;
}

/** The path of a page without what the addresses of its language begin with. */
export function pathWithin(prefix: string, address: string): string {
  if (address === prefix) return '/';
  return address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
}
