import { type Script, scripts } from './scripts';

/** Values of `font-family` for the pages of a script. */
export function fontFamiliesOf(script: Script) {
  const { text, headline, typed } = scripts[script].families;
  const others = Object.values(scripts).flatMap(({ families: { names } }) => names ?? []);
  const listOf = (families: readonly string[]) =>
    [...[...new Set(families)].map((family) => `'${family}'`), 'system-ui', 'sans-serif'].join();
  return {
    text: listOf([...text, ...others]),
    headline: listOf(headline),
    typed: typed && listOf(typed),
  };
}
