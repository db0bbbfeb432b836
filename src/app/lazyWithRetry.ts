/**
 * Makes the function that loads a chunk, and that can be called again where it failed.
 *
 * Older Chromium remembers a script that could not be fetched and never asks for its URL again.
 * Its error names the address, so that a later try can ask for it under another one.
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
      const [address] = /https?:\/\/\S+$/.exec(error instanceof Error ? error.message : '') ?? [];
      if (failures === 1 || !address) throw error;
      const module: Module = await import(/* @vite-ignore */ `${address}?retry=${failures}`);
      return pick(module);
    }
  };
}
