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
  /** What it is looked at in: names and values of the toolbar. */
  window: string;
  textSize: number;
  language: string;
  entries: readonly Entry[];
}

/** What the composer opens with. */
export const firstComposition: Composition = {
  name: 'festival',
  title: 'Diwali hours and services',
  description:
    'In the days of Diwali each shop keeps its own hours. What to ask before you set out, what you can do at the counter, and how to reach us.',
  window: 'desktop',
  textSize: 100,
  language: 'en',
  entries: ['PageTitle', 'ProductsSection', 'JoinCall'].map((section, id) => ({
    id,
    section,
    values: {},
  })),
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

/** The composition in letters and digits, which Storybook takes for an argument in a URL: two for each byte. */
export const encoded = (composition: Composition): string =>
  Array.from(new TextEncoder().encode(JSON.stringify(composition)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');

const isComposition = (value: unknown): value is Composition =>
  Array.isArray(Object(value).entries);

/** The composition of a link; the first one where the link was cut. */
export function decoded(link: string): Composition {
  try {
    const bytes = link.match(/../g)?.map((byte) => Number.parseInt(byte, 36)) ?? [];
    const value: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes)));
    return isComposition(value) ? value : firstComposition;
  } catch {
    return firstComposition;
  }
}
