import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';

function SecondRender({ children }: { children: ReactNode }) {
  const [isMounted, setIsMounted] = useState(false);
  useLayoutEffect(() => setIsMounted(true), []);
  return isMounted && children;
}

/**
 * Draws a story in a render that a layout effect asks for. React runs the effects of such a render at once,
 * so that a play finds every listener; after a first render they would run later.
 */
export const inSecondRender: Decorator = (Story) => (
  <SecondRender>
    <Story />
  </SecondRender>
);
