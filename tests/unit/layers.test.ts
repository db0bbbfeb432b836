import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A file that must not be, and the import that is wrong in it. */
const refused = [
  ['src/theme/a.ts', 'company', '../content/company'],
  ['src/domain/a.ts', 'colours', '../theme/tokens'],
  ['src/domain/b.ts', 'useState', 'react'],
  ['src/content/a.ts', 'Box', '@mui/material/Box'],
  ['src/content/en/pages/a.ts', 'HomePage', '../../../pages/HomePage'],
  ['src/content/en/b.ts', 'home', '#messages/pages/home'],
  ['src/atoms/a.tsx', 'Hero', '../sections/Hero'],
  ['src/atoms/b.tsx', 'company', '../content/company'],
  ['src/art/a.tsx', 'JoinForm', '../forms/JoinForm'],
  ['src/sections/a.tsx', 'home', '#messages/pages/home'],
  ['src/sections/b.tsx', 'HomePage', '../pages/HomePage'],
  ['src/sections/c.tsx', 'JoinForm', '../forms/JoinForm'],
  ['src/forms/a.tsx', 'sendContactQuery', '../email/sendContactQuery'],
  ['src/forms/b.tsx', 'company', '../content/company'],
  ['src/forms/d.tsx', 'joinMessages', '#messages/forms'],
  ['src/forms/c.tsx', 'Hero', '../sections/Hero'],
  ['src/email/a.ts', 'ContactForm', '../forms/ContactForm'],
  ['src/email/b.ts', 'company', '../content/company'],
  ['src/pages/a.tsx', 'routes', '../app/routes'],
  ['src/pages/b.tsx', 'send', '@emailjs/browser'],
  ['src/app/a.tsx', 'StatCard', '../atoms/StatCard'],
  ['src/app/b.tsx', 'JoinForm', '../forms/JoinForm'],
] as const;

const allowed = [
  ['src/atoms/good.tsx', 'PageMeta', '../content/contentShapes'],
  ['src/sections/good.tsx', 'StatCard', '../atoms/StatCard'],
  ['src/sections/fine.tsx', 'scenes', '../art/illustrations'],
  ['src/forms/good.tsx', 'joinFields', '../content/joinFields'],
  ['src/email/good.ts', 'send', '@emailjs/browser'],
  ['src/email/fine.ts', 'ContactQuery', '../forms/contactSchema'],
  ['src/email/nice.ts', 'importUnderNewUrl', '../domain/importUnderNewUrl'],
  ['src/pages/good.tsx', 'home', '#messages/pages/home'],
  ['src/app/good.tsx', 'HomePage', '../pages/HomePage'],
  ['src/app/fine.tsx', 'FormDrafts', '../forms/formDrafts'],
] as const;

interface LintReport {
  diagnostics: { category: string; location: { path: string } }[];
}

const folder = mkdtempSync(join(tmpdir(), 'layers-'));
const cycle = ['src/domain/one.ts', 'src/domain/two.ts'] as const;
let offenders: string[] = [];
let circles: string[] = [];

beforeAll(() => {
  const rules = readFileSync(new URL('../../biome.json', import.meta.url), 'utf8');
  const { vcs: _, ...standalone } = JSON.parse(rules);
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(standalone));
  for (const [file, name, from] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { ${name} } from '${from}';\n${name};\n`);
  }
  writeFileSync(
    join(folder, cycle[0]),
    "import { two } from './two';\nexport const one = () => two;\n",
  );
  writeFileSync(
    join(folder, cycle[1]),
    "import { one } from './one';\nexport const two = () => one;\n",
  );
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', 'src'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics }: LintReport = JSON.parse(stdout);
  const reportedBy = (rule: string) =>
    diagnostics
      .filter(({ category }) => category === rule)
      .map(({ location }) => location.path.replaceAll('\\', '/'));
  offenders = reportedBy('lint/style/noRestrictedImports');
  circles = reportedBy('lint/suspicious/noImportCycles');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the lint rule of the layers', () => {
  it.each(refused)('refuses in %s the import of %s from %s', (file) => {
    expect(offenders).toContain(file);
  });

  it.each(allowed)('allows in %s the import of %s from %s', (file) => {
    expect(offenders).not.toContain(file);
  });

  it('refuses files that import each other in a circle', () => {
    expect(circles).toEqual(expect.arrayContaining([...cycle]));
  });
});
