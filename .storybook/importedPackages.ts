import { readdirSync, readFileSync } from 'node:fs';

const importOfValue =
  /(?:^import (?!type )(?:[^;]*? from )?|\bimport\()'((?!node:|virtual:)[@\w][^']*)'/gm;

/** Runs elsewhere than in the window of the stories: on the server, in the manager, in the runner. */
const isElsewhere = /\b(entryClient|entryServer|main|manager|importedPackages|vitest\.setup)\./;

const isComponent = (file: string) => /\.tsx?$/.test(file) && !isElsewhere.test(file);

/**
 * Every package file that the components, their stories and the preview import. Vite prepares these
 * before the first story; one that it met only while stories run would make it start anew and fail
 * those that run.
 */
export function importedPackages(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter(isComponent)
      .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(importOfValue)])
      .map(([, name]) => name),
  );
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}
