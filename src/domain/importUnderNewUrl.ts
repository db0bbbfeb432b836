/**
 * Imports a script again that could not be fetched. Chromium remembers such a script and never asks
 * for its URL again, but its error names the URL.
 *
 * @param error what the import was rejected with.
 * @param retry another number each time.
 * @throws the error itself where it names no URL.
 */
export async function importUnderNewUrl<Module>(error: unknown, retry: number): Promise<Module> {
  const [url] = /https?:\/\/\S+$/.exec(error instanceof Error ? error.message : '') ?? [];
  if (!url) throw error;
  return await import(/* @vite-ignore */ `${url}?retry=${retry}`);
}
