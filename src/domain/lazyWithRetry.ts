import { importUnderNewUrl } from './importUnderNewUrl';

/**
 * Makes the function that loads a chunk, and that can be called again where it failed.
 *
 * @param load imports the chunk's module.
 * @param pick takes from it what is wanted: of a page's module, the page.
 */
export function lazyWithRetry<Module, Part>(
  load: () => Promise<Module>,
  pick: (module: Module) => Part,
): () => Promise<Part> {
  let failures = 0;

  return async () => {
    try {
      return pick(await load());
    } catch (error) {
      failures += 1;
      if (failures === 1) throw error;
      return pick(await importUnderNewUrl<Module>(error, failures));
    }
  };
}
