/** What the names of this site's caches begin with; others on the same origin are not touched. */
const family = 'site-';

export const cacheNames = {
  /** Help, Contact and the offline page, in each language that the visitor has opened. */
  always: `${family}always`,
  visited: `${family}visited`,
  /** Hashed files that kept pages name. */
  files: `${family}files`,
} as const;

/** Deletes the caches of this site, but for those that are named. */
export async function deleteCaches(except: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(family) && !except.includes(name)) await caches.delete(name);
  }
}
