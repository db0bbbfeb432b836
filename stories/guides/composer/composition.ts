import { mainPages } from '../../../src/content/paths';

/** A section of a composition, with what differs from its story `Default`. */
export interface Entry {
  /** Tells a section from others of its kind. */
  id: number;
  section: string;
  /** Values chosen for props. */
  looks: Readonly<Record<string, string | boolean>>;
  /** Words written for props, by their path: `title`, `messages.steps.0.text`. */
  words: Readonly<Record<string, string>>;
}

/** A page as it is composed. */
export interface Composition {
  /** The page's name in the code: `festival`. */
  name: string;
  title: string;
  description: string;
  entries: readonly Entry[];
}

/** What the composer opens with. */
export const firstComposition: Composition = {
  name: 'festival',
  title: 'Diwali hours and services',
  description:
    'In the days of Diwali each shop keeps its own hours. What to ask before you set out, what you can do at the counter, and how to reach us.',
  entries: ['PageTitle', 'ProductsSection', 'JoinCall'].map((section, id) => ({
    id,
    section,
    looks: {},
    words: {},
  })),
};

const reserved =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** Whether a page can have this name: it is one of code, and no page has it. */
export const isFreeName = (name: string) =>
  /^[a-z][a-zA-Z0-9]*$/.test(name) && !reserved.test(name) && !(name in mainPages);

/** The composition in the characters that Storybook takes for an argument in a URL. */
export function encoded(composition: Composition): string {
  const bytes = new TextEncoder().encode(JSON.stringify(composition));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const isComposition = (value: unknown): value is Composition =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'title' in value &&
  'description' in value &&
  'entries' in value &&
  [value.name, value.title, value.description].every((text) => typeof text === 'string') &&
  Array.isArray(value.entries) &&
  value.entries.every((entry) => entry?.section && entry.looks && entry.words);

/** The composition of a link; the first one where a link was cut or is of another version. */
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
