import { script } from './pageData';

const { scripts = '', page = '' } = script;

/**
 * Fetches the files into the browser's cache, as a fetch can be given up and an import cannot, and runs
 * one after the other, each in a task of its own.
 */
export async function runApplication(signal: AbortSignal): Promise<void> {
  const files = scripts.split(' ');
  const fetched: Promise<unknown>[] = [];
  for (const file of [...files, ...page.split(' ')]) {
    // Three at a time: a link that is followed meanwhile finds a connection that is free.
    const turn = Promise.resolve(fetched.at(-3));
    fetched.push(
      turn
        .then(() => fetch(file, { signal, priority: 'low' }))
        .then((response) => response.arrayBuffer()),
    );
  }
  // The application says itself where its page's own files cannot be had.
  const all = Promise.allSettled(fetched);
  for (const [index, file] of files.entries()) {
    await fetched[index];
    signal.throwIfAborted();
    await import(/* @vite-ignore */ file);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await all;
  signal.throwIfAborted();
}
