import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const layers = 'plugin';
const cycles = 'lint/suspicious/noImportCycles';
const barrels = 'lint/performance/noBarrelFile';

/** Files that must not be, each with the rule that refuses it. */
const refused = [
  [layers, 'src/brand/a.ts', "import { languages } from '../content/languages';"],
  [layers, 'src/atoms/c.tsx', "import { facts } from '#brand/facts';"],
  [layers, 'src/theme/a.ts', "import { company } from '../content/company';"],
  [layers, 'src/domain/a.ts', "import { colours } from '../theme/tokens';"],
  [layers, 'src/domain/b.ts', "import { useState } from 'react';"],
  [layers, 'src/content/a.ts', "import Box from '@mui/material/Box';"],
  [layers, 'src/content/messages/en/b.ts', "import { home } from '#messages/pages/home';"],
  [layers, 'src/atoms/a.tsx', "import { Steps } from '../sections/Steps';"],
  [layers, 'src/art/a.tsx', "const form = import('../forms/JoinForm');"],
  [layers, 'src/sections/a.tsx', "import { home } from '#messages/pages/home';"],
  [layers, 'src/sections/c.tsx', "import { JoinForm } from '../forms/JoinForm';"],
  [layers, 'src/forms/a.tsx', "import { sendContactQuery } from '../email/sendContactQuery';"],
  [layers, 'src/forms/b.tsx', "import { home } from '#messages/pages/home';"],
  [layers, 'src/email/a.ts', "import { ContactForm } from '../forms/ContactForm';"],
  [layers, 'src/pages/a.tsx', "import { routes } from '../app/routes';"],
  [layers, 'src/pages/b.tsx', "import { send } from '@emailjs/browser';"],
  [layers, 'src/app/a.tsx', "import { StatCard } from '../atoms/StatCard';"],
  [layers, 'src/app/b.tsx', "import { sample } from '../../stories/sample';"],
  [cycles, 'src/domain/one.ts', "import { two } from './two';\nexport const one = () => two;"],
  [cycles, 'src/domain/two.ts', "import { one } from './one';\nexport const two = () => one;"],
  [barrels, 'src/forms/index.ts', "export { JoinForm } from './JoinForm';"],
] as const;

const allowed = [
  ['src/brand/hi/good.ts', "import type { Translated } from '../../content/translation';"],
  ['src/theme/good.ts', "import { palette } from '#brand/palette';"],
  ['src/atoms/good.tsx', "import type {\n  PageMeta,\n} from '../content/contentShapes';"],
  ['src/sections/good.tsx', "import { StatCard } from '../atoms/StatCard';"],
  ['src/forms/good.tsx', "import { joinFields } from '../content/joinFields';"],
  ['src/email/good.ts', "import { send } from '@emailjs/browser';"],
  ['src/content/messages/hi/good.ts', "import type { home } from '../en/pages/home';"],
  ['src/pages/good.tsx', "import { home } from '#messages/pages/home';"],
  ['src/app/good.tsx', "const page = import('../pages/HomePage');"],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'layers-'));
let offences: string[] = [];

beforeAll(() => {
  const repository = new URL('../../', import.meta.url);
  const { vcs: _, ...config } = JSON.parse(readFileSync(new URL('biome.json', repository), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  cpSync(new URL('layers.grit', repository), join(folder, 'layers.grit'));
  for (const [file, source] of [...refused.map(([, ...rest]) => rest), ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', 'src'],
    { cwd: folder, encoding: 'utf8' },
  );
  const report: { diagnostics: { category: string; location: { path: string } }[] } =
    JSON.parse(stdout);
  offences = report.diagnostics.map(
    ({ category, location }) => `${category} ${location.path.replaceAll('\\', '/')}`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each(refused)('refuses by the rule %s in %s: %s', (rule, file) => {
  expect(offences).toContain(`${rule} ${file}`);
});

it.each(allowed)('allows in %s: %s', (file) => {
  expect(offences).not.toContain(`${layers} ${file}`);
});
