import type { Decorator } from '@storybook/react-vite';
import { preferencesOf } from './preferences';
import { Visitor } from './Visitor';

/**
 * Shows every story to the visitor whom the toolbar describes. The stories of a docs page share its
 * document, so there the toolbar alone counts; a story that fixes a preference has a frame.
 */
export const asVisitor: Decorator = (Story, { globals, userGlobals, viewMode }) => (
  <Visitor {...preferencesOf(viewMode === 'docs' ? userGlobals : globals)}>
    <Story />
  </Visitor>
);
