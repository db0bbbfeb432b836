import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';

/** MUI draws a field's focus by the event and not by `:focus`, so the event alone makes the look. */
function Focused({ children }: { children: ReactNode }) {
  const component = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const field of component.current?.querySelectorAll('input, select, textarea') ?? [])
      field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);

  return <div ref={component}>{children}</div>;
}

/**
 * Decorator of a story `PseudoStates` of a field: idle, under a pointer and with focus, side by side.
 * Pressed, a field looks as it does under a pointer.
 */
export const inFieldStates: Decorator = (Story) => (
  <Cases width={240}>
    <Case name="At rest">
      <Story />
    </Case>
    <Case name="Hover" state="hover">
      <Story />
    </Case>
    <Case name="Focus">
      <Focused>
        <Story />
      </Focused>
    </Case>
  </Cases>
);
