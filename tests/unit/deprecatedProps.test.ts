import { composeStory } from '@storybook/react-vite';
import { expect, it, vi } from 'vitest';
import { describeProps } from '../../.storybook/propTypes/describeProps';
import { warnOfDeprecated } from '../../.storybook/propTypes/warnOfDeprecated';

vi.mock('virtual:type-declarations', () => ({ default: {} }));

/** As react-docgen describes a component whose prop `look` is deprecated. */
const Invented = Object.assign((_props: { look?: string; tone?: string }) => null, {
  __docgenInfo: {
    displayName: 'Invented',
    props: {
      look: {
        description: 'Colours.\n@deprecated Use `tone`.',
        required: false,
        tsType: { name: 'string' },
      },
      tone: { description: 'Colours.', required: false, tsType: { name: 'string' } },
    },
  },
});

const shown = (args: { look?: string; tone?: string }) => {
  const title = 'Atoms/Invented';
  const { argTypes } = composeStory(
    { args },
    { title, component: Invented },
    { argTypesEnhancers: [describeProps] },
  );
  return { title, args, argTypes };
};

it('has the table of props say what to use instead of a deprecated prop', () => {
  const { look, tone } = shown({}).argTypes;
  expect(look?.description).toBe('Colours.');
  expect(look?.table).toMatchObject({ jsDocTags: { deprecated: 'Use `tone`.' } });
  expect(tone?.table).not.toHaveProperty('jsDocTags.deprecated');
});

it('warns of a deprecated prop that a story passes, and of no other', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnOfDeprecated(shown({ look: 'dark', tone: 'onDark' }));
  warnOfDeprecated(shown({ look: undefined, tone: 'onDark' }));
  expect(warn.mock.calls).toEqual([['Atoms/Invented.look is deprecated: Use `tone`.']]);
  warn.mockRestore();
});
