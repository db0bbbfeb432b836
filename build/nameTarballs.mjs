/**
 * Writes the URL of each package into this copy's lock file, for `npm ci` behind a mirror below a path: npm puts the
 * mirror's host and path in place of that of these URLs, but its host alone where it has to ask the mirror for them.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';

const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const base = name.slice(name.lastIndexOf('/') + 1);
  entry.resolved = `https://registry.npmjs.org/${name}/-/${base}-${entry.version}.tgz`;
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
