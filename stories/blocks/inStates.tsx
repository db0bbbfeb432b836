import type { Decorator } from '@storybook/react-vite';
import { Cases } from './Cases';
import { StateCases } from './StateCases';

/**
 * Decorator of a story `PseudoStates`: the story idle, under a pointer, focused and pressed, side by side.
 *
 * @param width least width of a case in pixels; one below the other unless given.
 */
export function inStates(width?: number): Decorator {
  return (Story, { parameters: { layout } }) => (
    <Cases width={width} isFullWidth={layout === 'fullscreen'}>
      <StateCases>
        <Story />
      </StateCases>
    </Cases>
  );
}
