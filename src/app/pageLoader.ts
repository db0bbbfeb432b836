import type { ComponentType } from 'react';

/**
 * Makes the function that loads a page's own chunk, and that can be called again where it failed.
 *
 * Older Chromium remembers a script that could not be fetched and never asks for its address again.
 * Its error names the address, so that a later try can ask for it under another one.
 *
 * @param load imports the page's module.
 * @param pick takes the page from it.
 */
export function pageLoader<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): () => Promise<ComponentType> {
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
