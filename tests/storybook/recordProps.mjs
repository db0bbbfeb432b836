/**
 * `npm run record-props`, for a new version: writes the props of all components of the built Storybook, which the
 * next version is compared with.
 */
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/** @type {[{ module: typeof import('./builtStorybook.ts') }, { module: typeof import('./componentProps.ts') }]} */
const [{ module: built }, { module: props }] = await Promise.all([
  runnerImport('./tests/storybook/builtStorybook.ts', { logLevel: 'error' }),
  runnerImport('./tests/storybook/componentProps.ts', { logLevel: 'error' }),
]);
const record = props.propsIn(JSON.parse(built.readBuilt('manifests/components.json')));
writeFileSync('stories/props.json', `${JSON.stringify(record, null, 2)}\n`);
