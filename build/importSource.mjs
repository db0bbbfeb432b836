import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { NODE_ENV } = process.env;

/**
 * A TypeScript module of the project with what it exports, for scripts that Node runs as they are.
 *
 * @template Exports
 * @param {string} file below the project's folder
 * @returns {Promise<Exports>}
 */
export async function importSource(file) {
  const { module } = await runnerImport(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    configFile: false,
    logLevel: 'error',
  });
  // Vite sets an environment, which a build that the script starts would take for its own.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return module;
}
