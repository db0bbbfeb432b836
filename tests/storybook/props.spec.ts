import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import recorded from '../../stories/props.json' with { type: 'json' };
import { readBuilt } from './builtStorybook';
import { brokenProps, propsIn, unreleased } from './componentProps';

test('the change log names each prop that breaks what relied on the last version', () => {
  const news = unreleased(readFileSync('CHANGELOG.md', 'utf8'));
  const present = propsIn(JSON.parse(readBuilt('manifests/components.json')));
  const unmentioned = [...brokenProps(recorded, present)]
    .filter(([name]) => !news.includes(`\`${name}\``))
    .map(([name, what]) => `${name} ${what}: write a line with \`${name}\` in CHANGELOG.md.`);
  expect(unmentioned).toEqual([]);
});
