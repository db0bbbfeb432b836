import { namesFamily, type Script, scripts } from './scripts';

/** Values of `font-family` for the pages of a script. */
export function fontFamiliesOf(script: Script) {
  const { text, headline, typed } = scripts[script].families;
  const listOf = (families: readonly string[]) =>
    [...families.map((family) => `'${family}'`), 'system-ui', 'sans-serif'].join();
  return {
    text: listOf([...text, namesFamily]),
    headline: listOf(headline),
    typed: typed && listOf(typed),
  };
}
