import { fallbackFace, shippedFace } from './fontFace';
import banglaUrl from './fonts/anek-bangla.woff2?url';
import devanagariUrl from './fonts/anek-devanagari.woff2?url';
import namesUrl from './fonts/anek-devanagari-names.woff2?url';
import latinUrl from './fonts/anek-latin.woff2?url';
import tamilUrl from './fonts/anek-tamil.woff2?url';
import characters from './fonts/characters.json';

/** A font file of the site, made by `npm run fonts`. */
export interface FontFile {
  url: string;
  /** Its `@font-face` rule. */
  face: string;
}

interface ScriptRecord {
  /**
   * Families in order. `typed` is for fields, where people type what a subset font does not have.
   */
  families: {
    text: readonly string[];
    headline: readonly string[];
    typed?: readonly string[];
  };
  /** Letter spacing of headlines. */
  tracking: string | 0;
  /** Added between words, where the font kerns the space before some letters nearly away. */
  wordSpacing: string | 0;
  /** The same in headlines, whose narrow letters would run together with the next word's. */
  headlineWordSpacing: string | 0;
  /** Factor of the sizes that grow with the window. */
  scale: number;
  /** The same of the largest headline, whose longest words must stay whole beside a scene. */
  displayScale: number;
  /** Factor of the size of labels on buttons. */
  labelScale: number;
  /**
   * Text below 18 pixels: thin strokes and narrow spaces run together there in the scripts of India.
   * `body2` and `caption` are sizes in rem.
   */
  smallText: { weight: number; wordSpacing: string; body2: number; caption: number };
  /** From which width on the header has room for all its links, and for the language's name. */
  bar: { links: string; languageName: string };
  lineHeights: Record<TextStyle, number>;
}

type TextStyle =
  | 'display'
  | `h${1 | 2 | 3 | 4 | 5 | 6}`
  | 'figure'
  | 'eyebrow'
  | 'lead'
  | 'body1'
  | 'body2'
  | 'caption'
  | 'button';

const latinText = 'Anek Latin Variable';
const latinFallback = 'Anek Latin fallback';
const narrowFallback = 'Anek Latin fallback narrow';
const devanagariText = 'Anek Devanagari Variable';
const devanagariFallback = 'Anek Devanagari fallback';
const banglaText = 'Anek Bangla Variable';
const banglaFallback = 'Anek Bangla fallback';
const tamilText = 'Anek Tamil Variable';
const tamilFallback = 'Anek Tamil fallback';

const latinFile = (): FontFile => ({
  url: latinUrl,
  face: shippedFace(latinText, latinUrl, characters.join(), 'font-stretch:84% 100%'),
});

/** Letters, signs and dandas of a script; its digits are not used. */
const scriptFile = (family: string, url: string, letters: string): FontFile => ({
  url,
  face: shippedFace(family, url, `${letters},U+200C-200D,U+25CC`),
});

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];

/**
 * A local font is found by its full name or its PostScript name, never by family and weight. On
 * older Android phones Roboto is a file for each weight; on recent ones it is one variable file,
 * which has the regular's names alone. So wherever the bold is wanted, a rule for the regular comes
 * before it.
 */
const roboto = ['Roboto', 'Roboto Regular', 'Roboto-Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];

/** What stands in for Devanagari, on Androids and most else Noto. */
const noto = ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular', 'Nirmala UI'];
const notoBold = ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold', 'Nirmala UI Bold'];

/** The same of another script: Noto where it is on the device, else the font of Windows. */
const notoOf = (name: string) => ({
  regular: [`Noto Sans ${name}`, `NotoSans${name}-Regular`, 'Nirmala UI'],
  bold: [`Noto Sans ${name} Bold`, `NotoSans${name}-Bold`, 'Nirmala UI Bold'],
});
const notoBengali = notoOf('Bengali');
const notoTamil = notoOf('Tamil');

const indianSmallText = { weight: 460, wordSpacing: '0.08em', body2: 1.0625, caption: 1 } as const;

const records = {
  Latn: {
    families: {
      text: [latinText, latinFallback],
      headline: [latinText, narrowFallback],
    },
    tracking: '-0.01em',
    wordSpacing: 0,
    headlineWordSpacing: 0,
    scale: 1,
    displayScale: 1,
    labelScale: 1,
    smallText: { weight: 400, wordSpacing: '0.05em', body2: 1, caption: 0.9375 },
    bar: { links: '56.25rem', languageName: '67.5rem' },
    lineHeights: {
      display: 1.02,
      h1: 1.05,
      h2: 1.08,
      h3: 1.15,
      h4: 1.25,
      h5: 1.3,
      h6: 1.35,
      figure: 1,
      eyebrow: 1.4,
      lead: 1.5,
      body1: 1.55,
      body2: 1.5,
      caption: 1.45,
      button: 1.25,
    },
  },
  /**
   * Devanagari hangs from a line and stands signs above and below it: it needs more room between
   * lines, and no tracking, as its letters join. It has one width; the narrow one is for figures.
   */
  Deva: {
    families: {
      text: [latinText, devanagariText, devanagariFallback],
      headline: [latinText, devanagariText, devanagariFallback],
      typed: [latinText],
    },
    tracking: 0,
    wordSpacing: 0,
    headlineWordSpacing: '0.06em',
    scale: 0.88,
    displayScale: 0.88,
    labelScale: 1,
    smallText: indianSmallText,
    bar: { links: '56.25rem', languageName: '67.5rem' },
    lineHeights: {
      display: 1.34,
      h1: 1.34,
      h2: 1.34,
      h3: 1.36,
      h4: 1.38,
      h5: 1.4,
      h6: 1.45,
      figure: 1.1,
      eyebrow: 1.8,
      lead: 1.6,
      body1: 1.65,
      body2: 1.6,
      caption: 1.55,
      button: 1.4,
    },
  },
  /** Bengali hangs from a line as Devanagari does, and its conjuncts reach further down. */
  Beng: {
    families: {
      text: [latinText, banglaText, banglaFallback],
      headline: [latinText, banglaText, banglaFallback],
      typed: [latinText],
    },
    tracking: 0,
    wordSpacing: '0.08em',
    headlineWordSpacing: '0.08em',
    scale: 0.88,
    displayScale: 0.88,
    labelScale: 1,
    smallText: indianSmallText,
    bar: { links: '56.25rem', languageName: '67.5rem' },
    lineHeights: {
      display: 1.42,
      h1: 1.42,
      h2: 1.42,
      h3: 1.42,
      h4: 1.42,
      h5: 1.42,
      h6: 1.42,
      figure: 1.1,
      eyebrow: 1.8,
      lead: 1.6,
      body1: 1.65,
      body2: 1.6,
      caption: 1.55,
      button: 1.42,
    },
  },
  /** Tamil stands on its line; its words are long, so headlines and labels are smaller and letters narrower. */
  Taml: {
    families: {
      text: [latinText, tamilText, tamilFallback],
      headline: [latinText, tamilText, tamilFallback],
      typed: [latinText],
    },
    tracking: 0,
    wordSpacing: '0.08em',
    headlineWordSpacing: '0.08em',
    scale: 0.8,
    displayScale: 0.68,
    labelScale: 16 / 17,
    smallText: indianSmallText,
    bar: { links: '68rem', languageName: '79rem' },
    lineHeights: {
      display: 1.41,
      h1: 1.41,
      h2: 1.41,
      h3: 1.41,
      h4: 1.41,
      h5: 1.41,
      h6: 1.45,
      figure: 1.1,
      eyebrow: 1.8,
      lead: 1.6,
      body1: 1.65,
      body2: 1.6,
      caption: 1.55,
      button: 1.41,
    },
  },
} as const satisfies Record<string, ScriptRecord>;

export type Script = keyof typeof records;

/** Every script of the site, by its ISO 15924 code. */
export const scripts: Readonly<Record<Script, ScriptRecord>> = records;

interface ScriptFonts {
  /** What its pages preload, with the Latin font for digits, punctuation and names. */
  fonts: readonly FontFile[];
  /** `@font-face` rules. Where those of one family overlap, the last one whose font the device has is used. */
  fallbacks: readonly string[];
}

/** The fonts of each script. They stand in the HTML: as functions, which the application does not bring along. */
export const scriptFonts: Readonly<Record<Script, () => ScriptFonts>> = {
  /**
   * For headlines (84 % wide, weight 720) the fallback is as narrow, so that the swap moves nothing.
   *
   * | average advance   | Anek Latin | Arial           | Roboto, bold where heavy | Roboto, regular |
   * |-------------------|------------|-----------------|--------------------------|-----------------|
   * | text 400, 100 %   | 0.4157 em  | 0.4431, regular | 0.4412, regular          | 0.4412          |
   * | labels 600, 100 % | 0.4721 em  | 0.5232, bold    | 0.4930, bold             | 0.4862          |
   * | heads 720, 84 %   | 0.3844 em  | 0.5064, bold    | 0.4759, bold             | 0.4689          |
   *
   * Liberation Sans and Arimo have the advances of Arial. A width in `ch` is that of the zero, which
   * no ratio fits (0.566 em in Anek Latin, 0.522 to 0.531 em here): a column set in `ch` is narrower
   * until the font has come, one set in `em` or `rem` is not.
   */
  Latn: () => ({
    fonts: [latinFile()],
    fallbacks: [
      fallbackFace(latinFallback, '400 500', 0.945, roboto),
      fallbackFace(latinFallback, '400 500', 0.939, arial),
      fallbackFace(latinFallback, '501 720', 0.971, roboto),
      fallbackFace(latinFallback, '501 720', 0.9576, robotoBold),
      fallbackFace(latinFallback, '501 720', 0.9023, arialBold),
      fallbackFace(narrowFallback, '400 720', 0.816, roboto),
      fallbackFace(narrowFallback, '400 720', 0.804, robotoBold),
      fallbackFace(narrowFallback, '400 720', 0.762, arialBold),
    ],
  }),
  /**
   * Average advances over every Hindi text of the site, without blanks: Anek 1.020 of Noto's at 400,
   * 1.083 of its regular and 0.993 of its bold at 720. In Marathi they are half a per cent more.
   */
  Deva: () => ({
    fonts: [latinFile(), scriptFile(devanagariText, devanagariUrl, 'U+0900-0965,U+0970-097F')],
    fallbacks: [
      fallbackFace(devanagariFallback, '400 500', 1.02, noto),
      fallbackFace(devanagariFallback, '501 720', 1.083, noto),
      fallbackFace(devanagariFallback, '501 720', 0.993, notoBold),
    ],
  }),
  /** By average advances, as for Devanagari. */
  Beng: () => ({
    fonts: [latinFile(), scriptFile(banglaText, banglaUrl, 'U+0964-0965,U+0980-09E5,U+09F0-09FF')],
    fallbacks: [
      fallbackFace(banglaFallback, '400 500', 1.013, notoBengali.regular),
      fallbackFace(banglaFallback, '501 720', 1.059, notoBengali.regular),
      fallbackFace(banglaFallback, '501 720', 1.021, notoBengali.bold),
    ],
  }),
  /** By average advances, as for Devanagari. */
  Taml: () => ({
    fonts: [latinFile(), scriptFile(tamilText, tamilUrl, 'U+0B82-0BE5,U+0BF0-0BFA')],
    fallbacks: [
      fallbackFace(tamilFallback, '400 500', 0.863, notoTamil.regular),
      fallbackFace(tamilFallback, '501 720', 0.936, notoTamil.regular),
      fallbackFace(tamilFallback, '501 720', 0.85, notoTamil.bold),
    ],
  }),
};

/** What every page writes the names and offers of languages in other scripts with. */
export const namesFamily = 'Anek names';

/** Its file, for all scripts that are not Latin: those of South Asia share a range. */
export const namesFont = (): FontFile => ({
  url: namesUrl,
  face: shippedFace(namesFamily, namesUrl, 'U+0900-0D7F'),
});

/** The most bytes of that file. */
export const namesFontBytes = 8500;

interface ScriptBuild {
  /** The most bytes of its font file. */
  fontBytes: number;
  /** How its font is made from a complete one, where it has only the clusters of the messages. */
  subset?: {
    /** The complete font, in `@fontsource-variable`. */
    source: string;
    /** How wide its letters are, in per cent: it has one width. */
    width: number;
    /** A regular expression of a cluster: letters that join, and the signs around them. */
    cluster: string;
    /** A list of the clusters in the font, beside it. */
    clusters: string;
    /** Letters and signs that are in the font in every pair, whatever the messages have. */
    consonants: string;
    signs: string;
  };
}

/** What the build alone reads of each script. */
export const scriptBuilds: Readonly<Record<Script, ScriptBuild>> = {
  Latn: {
    fontBytes: 25_500,
  },
  Deva: {
    fontBytes: 61_440,
    subset: {
      source: 'anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2',
      width: 100,
      cluster: String.raw`(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d\u200d?)*[\u0915-\u0939\u0958-\u095f]\u093c?[\u093e-\u094c]?[\u0901-\u0903]?\u094d?|[\u0904-\u0914\u0972][\u0901-\u0903]?|[\u0950\u0964\u0966-\u096f]`,
      clusters: 'devanagari.json',
      consonants: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
      signs: 'ािीुूृॅेैॉोौ्',
    },
  },
  Beng: {
    fontBytes: 61_440,
    subset: {
      source: 'anek-bangla/files/anek-bangla-bengali-wdth-normal.woff2',
      width: 100,
      cluster: String.raw`(?:[\u0995-\u09b9\u09ce\u09dc-\u09df\u09f0\u09f1]\u09bc?\u200d?\u09cd[\u200c\u200d]?)*[\u0995-\u09b9\u09ce\u09dc-\u09df\u09f0\u09f1]\u09bc?[\u09be-\u09c4\u09c7\u09c8\u09cb\u09cc]?[\u0981-\u0983]?\u09cd?|[\u0985-\u0994](?:\u09cd\u09af\u09be?)?[\u0981-\u0983]?|[\u0964\u0965]`,
      clusters: 'bangla.json',
      consonants: 'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহড়ঢ়য়'.normalize('NFC'),
      signs: 'ািীুূৃেৈোৌ্',
    },
  },
  Taml: {
    fontBytes: 61_440,
    subset: {
      source: 'anek-tamil/files/anek-tamil-tamil-wdth-normal.woff2',
      width: 92,
      cluster: String.raw`\u0b95\u0bcd\u0bb7[\u0bbe-\u0bcd]?|[\u0bb6\u0bb8]\u0bcd\u0bb0\u0bc0|[\u0b95-\u0bb9][\u0bbe-\u0bcd]?|[\u0b83\u0b85-\u0b94]`,
      clusters: 'tamil.json',
      consonants: 'கஙசஞடணதநபமயரலவழளறனஜஷஸஹ',
      signs: 'ாிீுூெேைொோௌ்',
    },
  },
};
