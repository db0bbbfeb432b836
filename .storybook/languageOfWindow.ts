/**
 * The code of the language that a window of stories was asked for, by the globals of its URL.
 * The build writes this function into modules of words as well, so it uses nothing from outside.
 */
export function languageOfWindow(usual: string): string {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return /(?:^|;)language:([\w-]+)/.exec(globals)?.[1] ?? usual;
}
