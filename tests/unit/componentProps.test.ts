import { expect, test } from 'vitest';
import { brokenProps, propsIn, unreleased } from '../storybook/componentProps';

const recorded = {
  StatCard: { value: 'string', 'sx?': 'SxProps<Theme>' },
  Hero: { title: 'string' },
};

test('reads the props of a manifest, in the order of their names', () => {
  const props = {
    value: { required: true, tsType: { name: 'string' } },
    sx: { required: false, tsType: { name: 'SxProps', raw: 'SxProps<Theme>' } },
  };
  const manifest = {
    components: { a: { name: 'StatCard', reactDocgen: { props } }, b: { name: 'Hero' } },
  };
  expect(propsIn(manifest)).toEqual({ Hero: {}, StatCard: recorded.StatCard });
});

test.each([
  ['nothing', recorded, {}],
  ['a component that is gone', { StatCard: recorded.StatCard }, { Hero: 'is gone' }],
  [
    'a prop that is gone, and one that is new and required',
    { ...recorded, Hero: { headline: 'string' } },
    { 'Hero.title': 'is gone', 'Hero.headline': 'is new and required' },
  ],
  [
    'another type',
    { ...recorded, Hero: { title: 'ReactNode' } },
    { 'Hero.title': 'was string, and is ReactNode' },
  ],
  [
    'an optional prop that is required now',
    { ...recorded, StatCard: { value: 'string', sx: 'SxProps<Theme>' } },
    { 'StatCard.sx': 'is required now' },
  ],
  [
    'nothing of a new optional prop and a new component',
    { ...recorded, Hero: { title: 'string', 'tone?': 'string' }, Slip: { amount: 'string' } },
    {},
  ],
])('tells what breaks: %s', (_what, present, broken) => {
  expect(Object.fromEntries(brokenProps(recorded, present))).toEqual(broken);
});

test('reads what the change log says of the next version alone', () => {
  const log =
    '# Log\n\n## [Unreleased]\n\n- `Hero.title`\n\n## [1.0.0] - 2026-11-22\n\n- `Hero.lead`\n';
  expect(unreleased(log)).toContain('`Hero.title`');
  expect(unreleased(log)).not.toContain('`Hero.lead`');
});
