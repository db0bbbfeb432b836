import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { runnerImport, transformWithOxc } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import * as facts from '#brand/facts';
import * as logo from '#brand/logo';
import * as palette from '#brand/palette';
import { signNames } from '#brand/signboard';
import * as tints from '#brand/tints';
import { setSign } from '../../build/brandImages/setSign';
import { browserTargets } from '../../build/browserTargets';
import { fileOfPage } from '../../build/hosting/urls';
import project from '../../package.json' with { type: 'json' };
import { languages } from '../../src/content/languages';
import { pages } from '../../src/content/pages';
import { localPath } from '../../src/domain/localPath';
import type * as Drawn from '../brand/drawnFiles';
import * as secondFacts from '../brand/second/facts';
import * as secondPalette from '../brand/second/palette';
import * as secondSignboard from '../brand/second/signboard';
import * as secondTints from '../brand/second/tints';
import { secondBrand } from '../brand/secondBrand';

const root = process.cwd();
const outDir = 'node_modules/.cache/saralpay-second-brand';

const written = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;

const emailVariables = {
  VITE_EMAILJS_PUBLIC_KEY: 'the-public-key-7391',
  VITE_EMAILJS_SERVICE_ID: 'the-service-id-4826',
  VITE_EMAILJS_TEMPLATE_ID: 'the-template-id-1957',
};
const variables = {
  ...emailVariables,
  VITE_EMAILJS_ORIGIN: 'https://mail.example',
  VITE_USAGE_ADDRESS: 'https://usage.example/opened',
};

/** The same as they are pasted: with blanks around, and a slash behind the origin. */
const pasted = Object.fromEntries(
  Object.entries({ ...variables, VITE_EMAILJS_ORIGIN: 'https://mail.example/' }).map(
    ([name, value]) => [name, ` ${value}\t`],
  ),
);

/** What the environment of a build may hold besides, and no visitor may get. */
const secrets = {
  SECRET_TOKEN: 'planted-plain-secret-6150',
  EMAILJS_PRIVATE_KEY: 'planted-private-key-2843',
  VITE_EMAILJS_PRIVATE_KEY: 'planted-vite-private-key-9027',
  VITE_EMAILJS_PUBLIC_KEY_OLD: 'planted-vite-longer-name-5518',
  VITE_UNKNOWN: 'planted-vite-unknown-3376',
};

const { username, homedir } = userInfo();

/** What no file may hold, whatever it is made from. */
const forbidden = {
  'the mail sandbox': /__outbox|sandbox-(public-key|service|template)|mail[- ]sandbox/i,
  'a secret of the environment': new RegExp(Object.entries(secrets).flat().join('|')),
  'a development build':
    /\bjsxDEV\b|react-dom-client\.development|Each child in a list should have a unique/,
  'a source map': /[#@] sourceMappingURL|"sourcesContent"/,
  'a place of the machine that built it': new RegExp(
    [root, `${homedir}/`, `/home/${username}/`, `/Users/${username}/`, `\\Users\\${username}\\`]
      .map((place) => place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
  ),
  'a package registry': /registry\.(npmjs|yarnpkg|npmmirror)|npm\.pkg\.github|\bnode_modules\//,
};

/** Builds for deployment as another company, whatever the environment and `.env` files say. */
function build(given: Record<string, string>, folder: string) {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const unset = {
    VITE_EMAILJS_ORIGIN: '',
    VITE_EMAILJS_SERVICE_ID: '',
    VITE_LANGUAGES: languages.map(({ code }) => code).join(),
    VITE_OFFLINE: '',
  };
  return promisify(execFile)(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      ...['build', '--config', 'tests/brand/vite.config.ts', '--outDir', folder],
    ],
    { env: { ...env, ...unset, ...given } },
  );
}

/** Of the same site without a worker, with the first and the last language, which differ in script. */
const outDirOfTwo = 'node_modules/.cache/saralpay-two-languages';
const two = [languages[0], languages[languages.length - 1] ?? languages[0]];

/** Every file that was written, by its path; what is no text is read as one byte to a letter. */
const contents = new Map<string, string>();
let output = '';
let drawn: Record<string, string> = {};

const read = (name: string) => contents.get(name) ?? '';

beforeAll(async () => {
  const [{ module }, { stdout }] = await Promise.all([
    runnerImport<typeof Drawn>('tests/brand/drawnFiles.ts', {
      resolve: { alias: secondBrand },
    }),
    build({ ...pasted, ...secrets, NODE_ENV: 'development' }, outDir),
    build(
      { ...variables, VITE_LANGUAGES: two.map(({ code }) => code).join(), VITE_OFFLINE: 'off' },
      outDirOfTwo,
    ),
  ]);
  output = stdout;
  drawn = module.drawnFiles;
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(join(outDir, '/').length).replaceAll('\\', '/');
    contents.set(name, readFileSync(file, written.test(name) ? 'utf8' : 'latin1'));
  }
}, 600_000);

describe('a build for deployment', () => {
  // But for the origin, which each page's policy names.
  it.each(Object.entries({ ...emailVariables, VITE_USAGE_ADDRESS: variables.VITE_USAGE_ADDRESS }))(
    'has %s once in each language at most',
    (_name, value) => {
      const holders = [...contents.values()].filter((content) => content.includes(value));
      expect(holders.length).toBeGreaterThanOrEqual(1);
      expect(holders.length).toBeLessThanOrEqual(languages.length);
    },
  );

  it('has of a variable what was meant, without what stood around it', () => {
    const scripts = [...contents].filter(([name]) => name.endsWith('.js'));
    for (const value of Object.values(variables)) {
      const inQuotes = new RegExp(`["'\`]${value}["'\`]`);
      expect(
        scripts.some(([, script]) => inQuotes.test(script)),
        value,
      ).toBe(true);
    }
  });

  it('lets its pages call the email service and the counter alone, and its worker neither', () => {
    const called = [...contents].flatMap(([name, html]) =>
      name.endsWith('.html') ? [html.match(/ connect-src [^;]+;/g)] : [],
    );
    expect(called).toHaveLength(languages.length * (pages.length + 1));
    for (const sources of called)
      expect(sources).toEqual([" connect-src 'self' https://mail.example https://usage.example;"]);
    expect(read('_headers').match(/ connect-src [^;]+;/g)).toEqual([" connect-src 'self';"]);
    // The hydration loader loads what reports page views: most pages never load the application.
    const [, report = ''] = /data-later="\/([^" ]+)/.exec(read('about.html')) ?? [];
    expect(read(report)).toContain(variables.VITE_USAGE_ADDRESS);
  });

  it('holds nothing else of where it was built', () => {
    const names = [...contents.keys()];
    expect(names.filter((name) => /\.map$|\.tsx?$|(^|\/)\./.test(name))).toEqual([]);
    const found = Object.entries(forbidden).flatMap(([what, pattern]) =>
      names
        .filter((name) => pattern.test(`${name}\n${read(name)}`))
        .map((name) => `${what} in ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('brings the licences of what it is made from', () => {
    const licences = read('licences.txt');
    for (const name of ['react', '@mui/material', '@emailjs/browser', 'yup', 'workbox-core'])
      expect(licences).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
    expect(licences).toContain('Apache License');
    expect(licences).not.toContain(project.name);
    const fonts = [...contents.keys()].flatMap((name) =>
      name.endsWith('.woff2') ? [basename(name)] : [],
    );
    const withLicence = [...licences.matchAll(/^## @fontsource-variable\/(\S+)\n\nCopyright /gm)];
    expect(fonts.length).toBeGreaterThan(0);
    expect(
      fonts.filter((font) => !withLicence.some(([, name]) => font.startsWith(`${name}-`))),
    ).toEqual([]);
    expect(licences.match(/^SIL OPEN FONT LICENSE/gm)).toHaveLength(withLicence.length);
    expect(read('sitemap.xml')).not.toContain('licences');
  });

  it('has no script that is newer than the oldest browsers that the site is for', async () => {
    const target = browserTargets;
    const isUnderstood = async (code: string) => {
      const options = { sourcemap: false };
      const lowered = await transformWithOxc(code, 'script.js', { ...options, target });
      const kept = await transformWithOxc(code, 'script.js', { ...options, target: 'esnext' });
      return lowered.code === kept.code;
    };
    expect(await isUnderstood('{ using file = open(); }')).toBe(false);
    const scripts = [...contents].filter(([name]) => /^static\/js\/.+\.js$/.test(name));
    const [, loader = ''] =
      /<script data-scripts[^>]*>(.+?)<\/script>/s.exec(read('index.html')) ?? [];
    expect(scripts.length).toBeGreaterThan(15);
    expect(await isUnderstood(loader)).toBe(true);
    for (const [name, script] of scripts) expect(await isUnderstood(script), name).toBe(true);
  });

  it('names the languages that no native speaker has read', () => {
    for (const { code, review } of languages)
      expect(output.includes(`${code} (${review})`), code).toBe(review !== 'native');
  });

  it('has the languages that are chosen, and the others nowhere', () => {
    const files = readdirSync(outDirOfTwo, { recursive: true, encoding: 'utf8' });
    const wanted = two.flatMap(({ prefix }) =>
      [...pages.map(({ path }) => path), '/404'].map((path) => fileOfPage(localPath(prefix, path))),
    );
    expect(files.filter((file) => file.endsWith('.html')).toSorted()).toEqual(wanted.toSorted());
    const home = readFileSync(join(outDirOfTwo, 'index.html'), 'utf8');
    for (const language of languages.slice(1)) {
      const { code, name } = language;
      const isThere = two.includes(language);
      expect(new RegExp(`hreflang="${code}"`, 'i').test(home), code).toBe(isThere);
      expect(home.includes(name), name).toBe(isThere);
    }
  });

  it('has in place of the worker one that removes itself, where it is turned off', () => {
    for (const [folder, isKept] of [
      [outDirOfTwo, false],
      [outDir, true],
    ] as const) {
      const worker = readFileSync(join(folder, 'worker.js'), 'utf8');
      const page = readFileSync(join(folder, 'about.html'), 'utf8');
      expect(worker.includes('.unregister()'), folder).toBe(!isKept);
      expect(page.includes('entryOffline'), folder).toBe(isKept);
      expect(page.includes('worker-src'), folder).toBe(isKept);
    }
  });

  it('ends with what of its brand is still a placeholder', () => {
    expect(output.trimEnd()).toMatch(
      /\nPlaceholders in the brand that visitors would see:\n(?: {2}.+\n)* {2}siteUrl: https:\/\/nayapul\.example(?:\n {2}.+)*$/,
    );
  });

  it('fails without one of the variables, names it alone and writes nothing', async () => {
    const folder = 'node_modules/.cache/saralpay-unbuilt';
    rmSync(folder, { recursive: true, force: true });
    const { VITE_EMAILJS_SERVICE_ID: _, ...given } = emailVariables;
    const failure = await build(given, folder).catch(String);
    expect(failure).toContain('VITE_EMAILJS_SERVICE_ID');
    for (const name of Object.keys(given)) expect(failure).not.toContain(name);
    expect(existsSync(folder)).toBe(false);
  });
});

/** Every text of a value but labels, such as “services”, which may stand anywhere; and every number that is no round one. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return Number.isInteger(value) ? [] : [String(value)];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'label' ? [] : textsIn(one)));
}

/** What each brand says in each language. */
const inLanguages = import.meta.glob('../../src/brand/*/*.ts', { eager: true });
const secondInLanguages = import.meta.glob('../brand/second/*/*.ts', { eager: true });

const second = new Set(
  [secondFacts, secondInLanguages, secondPalette, secondTints].flatMap(textsIn),
);

/** What the first brand has for itself; a text as short as `20+` may stand anywhere. */
const ownTexts = (...records: unknown[]) => [
  ...new Set(records.flatMap(textsIn).filter((text) => text.length > 3 && !second.has(text))),
];

/** Each name as it is lettered on a sign. */
const linesOf = (names: Record<string, string>) =>
  Object.values(names).map((name) => setSign(name).lines);

const own = {
  facts: ownTexts(facts, inLanguages),
  colours: ownTexts(palette, tints),
  shapes: [
    ...ownTexts(logo.markShapes, logo.wordShapes).filter((text) => text.length > 10),
    ...linesOf(signNames),
  ],
  // The word that the name is made from, or the name, in each script.
  words: ['saral', 'सरल', 'সরলপে', 'சரல்பே'],
};

/** A colour in every form in which a stylesheet, a drawing or a script may write it, in lower case. */
function formsOf(colour: string): RegExp {
  const digits = colour.slice(1).toLowerCase();
  const channels = [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return new RegExp(`(?:#|%23|0x)${digits}|rgba?\\(${channels.join('[ ,]+')}\\b`);
}

/** What is searched for texts of the first brand, in lower case, each with its name: a logo is named by its partner. */
let searched: [name: string, text: string][] = [];

beforeAll(() => {
  searched = [
    ...[...contents].filter(([name]) => written.test(name)),
    // Images that are drawn from text have the URLs of pictures.
    ...Object.entries(drawn),
  ].map(([name, text]) => [name, `${name}\n${text}`.toLowerCase()]);
});

/** The files that hold a text, or a pattern of lower case. */
const filesWith = (sought: RegExp | string) =>
  searched.flatMap(([name, text]) => {
    const isFound =
      typeof sought === 'string' ? text.includes(sought.toLowerCase()) : sought.test(text);
    return isFound ? [name] : [];
  });

describe('a site of another brand', () => {
  it('has the other brand’s names in each script, colours, logo and partners', () => {
    expect(filesWith('Nayapul')).toEqual(expect.arrayContaining(['index.html', 'sitemap.xml']));
    expect(filesWith('नयापुल')).toContain('hi.html');
    expect(filesWith('kaveri-gramin')).toContain('index.html');
    for (const lines of linesOf(secondSignboard.signNames))
      expect(filesWith(lines)).toContainEqual(expect.stringMatching(/hero-shop.*\.svg$/));
    for (const fact of [secondFacts.facts.partnerBank, secondFacts.facts.grievanceOfficer])
      expect(filesWith(fact)).toEqual(expect.arrayContaining(['terms.html', 'hi/terms.html']));
    // The footer of every page.
    expect(filesWith(secondFacts.facts.partnerBank)).toEqual(
      expect.arrayContaining(['index.html', 'hi.html']),
    );
    expect(filesWith(formsOf(secondPalette.palette.indigo))).toEqual(
      expect.arrayContaining(['index.html', expect.stringMatching(/hero-shop.*\.svg$/)]),
    );
    expect(filesWith(formsOf(secondPalette.palette.leaf))).toContain('favicon.svg');
    expect(filesWith(formsOf(secondPalette.palette.ink))).toContain('/social/home.png');
  });

  it.each([...own.words, ...own.facts, ...own.shapes])('has nowhere “%s”', (text) => {
    expect(filesWith(text)).toEqual([]);
    expect(filesWith(text.replaceAll(' ', '-'))).toEqual([]);
  });

  it.each(own.colours)('has nowhere the colour %s', (colour) => {
    expect(filesWith(formsOf(colour))).toEqual([]);
  });
});
