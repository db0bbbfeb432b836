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

/** The composition in the characters that Storybook takes for an argument in a URL. */
export function encoded(composition: Composition): string {
  const bytes = new TextEncoder().encode(JSON.stringify(composition));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const isComposition = (value: unknown): value is Composition =>
  Array.isArray(Object(value).entries);

/** The composition of a link; the first one where the link was cut. */
export function decoded(text: string): Composition {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isComposition(value) ? value : firstComposition;
  } catch {
    return firstComposition;
  }
}
