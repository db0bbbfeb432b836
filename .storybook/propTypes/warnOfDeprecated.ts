import type { ReactRenderer } from '@storybook/react-vite';
import { deprecate } from 'storybook/internal/client-logger';
import type { StoryContext } from 'storybook/internal/types';
import { componentOf } from '../status/statusOf';

type Shown = Pick<StoryContext<ReactRenderer>, 'title' | 'args' | 'argTypes'>;

/** Tells whoever writes a story which of the props that it passes are deprecated, and what their `@deprecated` says to use. */
export function warnOfDeprecated({ title, args, argTypes }: Shown) {
  for (const [prop, value] of Object.entries(args)) {
    const instead: unknown = Object(argTypes[prop]?.table).jsDocTags?.deprecated;
    if (value !== undefined && instead !== undefined)
      deprecate(`${componentOf(title) ?? title}.${prop} is deprecated: ${instead}`);
  }
}
