const pages = Object.keys(import.meta.glob('../../../src/pages/*.tsx'));

/** A section of a composition, with what differs from its story `Default`. */
export interface Entry {
  /** Tells a section from others of its kind. */
  id: number;
  section: string;
  /** Values of props, and words within them, by their paths: `tone`, `messages.steps.0.text`. */
  values: Readonly<Record<string, string | boolean>>;
}

/** A page as it is composed. */
export interface Composition {
  /** The page's name in the code: `festival`. */
  name: string;
  title: string;
  description: string;
  entries: readonly Entry[];
}

/** Sections as their stories have them. */
export const entriesOf = (...sections: readonly string[]): Entry[] =>
  sections.map((section, id) => ({ id, section, values: {} }));

/** What the composer opens with. */
export const firstComposition: Composition = {
  name: 'festival',
  title: 'Diwali hours and services',
  description:
    'In the days of Diwali each shop keeps its own hours. What to ask before you set out, what you can do at the counter, and how to reach us.',
  entries: entriesOf('PageTitle', 'ProductsSection', 'JoinCall'),
};

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const reserved =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** What keeps a page from having this name. */
export function problemOf(name: string): string | undefined {
  if (!/^[a-z][A-Za-z\d]*$/.test(name) || reserved.test(name))
    return 'A name is a small letter with letters and digits after it, and no word of JavaScript.';
  const isTaken = pages.some((file) => file.endsWith(`/${upperFirst(name)}Page.tsx`));
  return isTaken ? `There is a page with the name “${name}” already.` : undefined;
}

/** The composition in the characters that Storybook takes for an argument in a URL. */
export const encoded = (composition: Composition): string =>
  JSON.stringify(composition).replaceAll(
    /[^a-zA-Z0-9]/gu,
    (character) => `_${character.codePointAt(0)?.toString(36)}-`,
  );

const isComposition = (value: unknown): value is Composition =>
  Array.isArray(Object(value).entries);

/** The composition of a link; the first one where the link was cut. */
export function decoded(link: string): Composition {
  try {
    const value: unknown = JSON.parse(
      link.replaceAll(/_(\w+)-/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 36))),
    );
    return isComposition(value) ? value : firstComposition;
  } catch {
    return firstComposition;
  }
}
