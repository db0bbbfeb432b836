import { type ReactNode, useEffect, useRef } from 'react';
import { Case } from '../blocks/Case';

interface FieldStatesProps {
  /** The field; shown once in each state. */
  children: ReactNode;
}

/** MUI draws a field's focus by the event and not by `:focus`, so the event alone makes the look. */
function Focused({ children }: FieldStatesProps) {
  const component = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const field of component.current?.querySelectorAll('input, select, textarea') ?? [])
      field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);

  return <div ref={component}>{children}</div>;
}

/** A field idle, under a pointer and with focus: cases side by side. Pressed, it looks as it does under a pointer. */
export function FieldStates({ children }: FieldStatesProps) {
  return (
    <>
      <Case name="At rest">{children}</Case>
      <Case name="Hover" state="hover">
        {children}
      </Case>
      <Case name="Focus">
        <Focused>{children}</Focused>
      </Case>
    </>
  );
}
