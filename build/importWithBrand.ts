import { type ResolvedConfig, runnerImport } from 'vite';

/**
 * Runs a module of the project anew, so that a server need not start again when the brand changes.
 * Of a build's aliases it takes those that lead to another brand: others may be meant for browsers.
 */
export async function importWithBrand<Module>(
  file: string,
  { resolve }: ResolvedConfig,
): Promise<Module> {
  const alias = resolve.alias.filter(({ find }) => String(find).includes('#brand'));
  const { module } = await runnerImport<Module>(file, { logLevel: 'error', resolve: { alias } });
  return module;
}
