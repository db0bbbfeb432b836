import { shippedLanguages } from './shippedLanguages.ts';

/** A language of the site. Its messages stand in `messages/<code>`. */
export interface Language {
  /** ISO 639-1. */
  code: string;
  /** BCP 47, for `lang`. */
  tag: string;
  /** BCP 47 of its numbers, dates and times, for `Intl`; the digits are 0 to 9. */
  locale: string;
  /** How a time of day is told: by AM and PM, or by the part of the day. */
  timeStyle: 'clock' | 'partOfDay';
  /** The language's name in itself. */
  name: string;
  /** What its URLs begin with: nothing, or a slash and a name. */
  prefix: '' | `/${string}`;
  /** Offers the site to a browser in this language, in it; none for the usual language. */
  offer?: string;
  /** ISO 15924; `src/theme/scripts.ts` has a record of it. */
  script: string;
  /** Which way it is read; the value of `dir`. */
  direction: 'ltr' | 'rtl';
  /** As Open Graph names it: language and territory. */
  openGraphLocale: string;
  /**
   * Who has read the translation besides its writer: a native speaker, somebody else, or nobody. The
   * build names each language that no native speaker has read, and `VITE_LANGUAGES` has to name each that
   * nobody has.
   */
  review: 'native' | 'second reading' | 'none';
}

/** Every language that the site has messages in. */
export const languageRecords = [
  {
    code: 'en',
    tag: 'en-IN',
    locale: 'en-IN',
    timeStyle: 'clock',
    name: 'English',
    prefix: '',
    script: 'Latn',
    direction: 'ltr',
    openGraphLocale: 'en_IN',
    review: 'native',
  },
  {
    code: 'hi',
    tag: 'hi-IN',
    locale: 'hi-IN',
    timeStyle: 'partOfDay',
    name: 'हिंदी',
    prefix: '/hi',
    script: 'Deva',
    direction: 'ltr',
    openGraphLocale: 'hi_IN',
    review: 'second reading',
    offer: 'यह वेबसाइट हिंदी में पढ़ें',
  },
  {
    code: 'mr',
    tag: 'mr-IN',
    locale: 'mr-IN-u-nu-latn',
    timeStyle: 'partOfDay',
    name: 'मराठी',
    prefix: '/mr',
    script: 'Deva',
    direction: 'ltr',
    openGraphLocale: 'mr_IN',
    review: 'second reading',
    offer: 'ही वेबसाइट मराठीत वाचा',
  },
  {
    code: 'bn',
    tag: 'bn-IN',
    locale: 'bn-IN-u-nu-latn',
    timeStyle: 'partOfDay',
    name: 'বাংলা',
    prefix: '/bn',
    script: 'Beng',
    direction: 'ltr',
    openGraphLocale: 'bn_IN',
    review: 'second reading',
    offer: 'এই ওয়েবসাইট বাংলায় পড়ুন',
  },
  {
    code: 'ta',
    tag: 'ta-IN',
    locale: 'ta-IN',
    timeStyle: 'partOfDay',
    name: 'தமிழ்',
    prefix: '/ta',
    script: 'Taml',
    direction: 'ltr',
    openGraphLocale: 'ta_IN',
    review: 'second reading',
    offer: 'இந்த இணையதளத்தைத் தமிழில் படிக்கவும்',
  },
] as const satisfies readonly Language[];

/** The languages that are shipped; the first is for visitors who have asked for none. */
export const languages = shippedLanguages(languageRecords);
