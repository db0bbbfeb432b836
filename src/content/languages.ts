/** A language of the site. Its words stand in the folder of its code, beside this file. */
export interface Language {
  /** ISO 639-1. */
  code: string;
  /** BCP 47, for `lang`, dates and numbers. */
  tag: string;
  /** The language's name in itself. */
  name: string;
  /** What its addresses begin with: nothing, or a slash and a name. */
  prefix: '' | `/${string}`;
  /** Offers the site to whose browser speaks this language, in it; none for the usual language. */
  offer?: string;
  /** ISO 15924, which decides on fonts and line heights. */
  script: 'Latn' | 'Deva';
}

/** Every language of the site; the first is for whoever has asked for none. */
export const languages = [
  { code: 'en', tag: 'en-IN', name: 'English', prefix: '', script: 'Latn' },
  {
    code: 'hi',
    tag: 'hi-IN',
    name: 'हिन्दी',
    prefix: '/hi',
    script: 'Deva',
    offer: 'यह वेबसाइट हिन्दी में पढ़ें',
  },
] as const satisfies readonly Language[];
