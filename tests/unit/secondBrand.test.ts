import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runnerImport } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import * as introduction from '#brand/en/introduction';
import * as localFacts from '#brand/en/localFacts';
import * as facts from '#brand/facts';
import * as hindiIntroduction from '#brand/hi/introduction';
import * as hindiFacts from '#brand/hi/localFacts';
import * as logo from '#brand/logo';
import * as palette from '#brand/palette';
import * as tints from '#brand/tints';
import type * as Drawn from '../brand/drawnFiles';
import * as secondIntroduction from '../brand/second/en/introduction';
import * as secondLocalFacts from '../brand/second/en/localFacts';
import * as secondFacts from '../brand/second/facts';
import * as secondHindiIntroduction from '../brand/second/hi/introduction';
import * as secondHindiFacts from '../brand/second/hi/localFacts';
import * as secondPalette from '../brand/second/palette';
import * as secondTints from '../brand/second/tints';

const outDir = 'node_modules/.cache/saralpay-second-brand';
const written = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;

/** Every text of a value, and every number that is no round one. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return Number.isInteger(value) ? [] : [String(value)];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const second = new Set(
  [
    secondFacts,
    secondLocalFacts,
    secondIntroduction,
    secondHindiFacts,
    secondHindiIntroduction,
    secondPalette,
    secondTints,
  ].flatMap(textsIn),
);

/** What the first brand has for itself; a text as short as `20+` may stand anywhere. */
const ownTexts = (...records: unknown[]) => [
  ...new Set(records.flatMap(textsIn).filter((text) => text.length > 3 && !second.has(text))),
];

const own = {
  facts: ownTexts(facts, localFacts, hindiFacts, introduction, hindiIntroduction),
  colours: ownTexts(palette, tints),
  shapes: ownTexts(logo.markShapes, logo.wordShapes).filter((text) => text.length > 10),
  // The word that the name is made from, in each script.
  words: ['saral', 'सरल'],
};

/** A colour in every form in which a stylesheet, a drawing or a script may write it. */
function formsOf(colour: string): RegExp {
  const digits = colour.slice(1);
  const channels = [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return new RegExp(`(?:#|%23|0x)${digits}|rgba?\\(${channels.join('[ ,]+')}\\b`, 'i');
}

let files: { name: string; text: string }[] = [];

/** The files that hold a text or its pattern, in their names too: a logo is named by its partner. */
const filesWith = (sought: RegExp | string) =>
  files
    .filter(({ name, text }) =>
      typeof sought === 'string'
        ? `${name}\n${text}`.toLowerCase().includes(sought.toLowerCase())
        : sought.test(text),
    )
    .map(({ name }) => name);

beforeAll(async () => {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const options = ['--config', 'tests/brand/vite.config.ts', '--mode', 'sandbox'];
  const [{ module }] = await Promise.all([
    runnerImport<typeof Drawn>('tests/brand/drawnFiles.ts', {
      resolve: { alias: { '#brand': join(process.cwd(), 'tests/brand/second') } },
    }),
    promisify(execFile)(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options],
      { env },
    ),
  ]);
  files = [
    ...readdirSync(outDir, { encoding: 'utf8', recursive: true })
      .filter((name) => written.test(name))
      .map((name) => ({ name, text: readFileSync(join(outDir, name), 'utf8') })),
    ...Object.entries(module.drawnFiles).map(([name, text]) => ({ name, text })),
  ];
}, 120_000);

describe('a site of another brand', () => {
  it('has the other brand’s names in each script, colours, logo and partners', () => {
    expect(filesWith('Nayapul')).toEqual(expect.arrayContaining(['index.html', 'sitemap.xml']));
    expect(filesWith('नयापुल')).toContain('hi.html');
    expect(filesWith('kaveri-gramin')).toContain('index.html');
    expect(filesWith(formsOf(secondPalette.palette.indigo))).toEqual(
      expect.arrayContaining(['index.html', expect.stringMatching(/hero-shop.*\.svg$/)]),
    );
    expect(filesWith(formsOf(secondPalette.palette.leaf))).toContain('/favicon.svg');
  });

  it.each([...own.words, ...own.facts, ...own.shapes])('has nowhere “%s”', (text) => {
    expect(filesWith(text)).toEqual([]);
    expect(filesWith(text.replaceAll(' ', '-'))).toEqual([]);
  });

  it.each(own.colours)('has nowhere the colour %s', (colour) => {
    expect(filesWith(formsOf(colour))).toEqual([]);
  });
});
