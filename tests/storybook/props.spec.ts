import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import recorded from '../../stories/props.json' with { type: 'json' };
import { readBuilt } from './builtStorybook';
import { brokenProps, propsIn, unreleased } from './componentProps';
import { isWhole } from './parseSnippet';
import { test } from './storybookTest';

interface ManifestEntry {
  name: string;
  stories: { id: string; snippet?: string; warning?: string }[];
}

test('the change log names each prop that breaks what relied on the last version', () => {
  const news = unreleased(readFileSync('CHANGELOG.md', 'utf8'));
  const present = propsIn(JSON.parse(readBuilt('manifests/components.json')));
  const unmentioned = [...brokenProps(recorded, present)]
    .filter(([name]) => !news.includes(`\`${name}\``))
    .map(([name, what]) => `${name} ${what}: write a line with \`${name}\` in CHANGELOG.md.`);
  expect(unmentioned).toEqual([]);
});

/** Kinds of types, which say nothing of the values that a prop takes. */
const kinds = /^(union|intersection|enum|literal|signature|array|(Readonly)?Array|other)$/;

test('the table of props has a sentence for each prop but `sx`, and shows values and fields', async ({
  storybook: { preview },
}) => {
  const props = await preview.evaluate(async () => {
    const stories = Object.values((await window.__STORYBOOK_PREVIEW__?.extract()) ?? {});
    return stories.flatMap(({ title, argTypes }) =>
      /^(Art|Atoms|Sections|Forms|Pages)\//.test(title)
        ? Object.entries(argTypes).map(([prop, { description, table }]) => ({
            name: `${title}.${prop}`,
            description,
            type: table?.type,
          }))
        : [],
    );
  });
  expect(props.length).toBeGreaterThan(300);
  const wanting = props.flatMap(({ name, description, type: { summary = '', detail } = {} }) => [
    ...(description || name.endsWith('.sx') ? [] : [`${name} has no sentence`]),
    ...(kinds.test(summary) ? [`${name} shows no values: ${summary}`] : []),
    ...(/(Content|Messages|Ways|Facts|Record)\b/.test(summary) && !detail
      ? [`${name} shows no fields: ${summary}`]
      : []),
  ]);
  expect([...new Set(wanting)]).toEqual([]);
});

test('the manifest has one entry for each component, and no code that is incomplete', () => {
  const manifest: { components: Record<string, ManifestEntry> } = JSON.parse(
    readBuilt('manifests/components.json'),
  );
  const components = Object.values(manifest.components);
  const names = components.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  const problems = components.flatMap(({ name, stories }) =>
    stories.flatMap(({ id, snippet, warning }) => [
      ...(warning ? [`${id}: ${warning}`] : []),
      ...(snippet && !snippet.includes(`<${name}`) ? [`${id} does not show ${name}`] : []),
      ...(snippet && !isWhole(snippet) ? [`${id} does not parse: ${snippet}`] : []),
    ]),
  );
  expect(problems).toEqual([]);
  const shown = components.flatMap(({ stories }) => stories.filter(({ snippet }) => snippet));
  expect(shown.length).toBeGreaterThan(350);
});
