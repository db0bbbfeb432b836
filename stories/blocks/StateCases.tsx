import type { ReactNode } from 'react';
import { Case } from './Case';

interface StateCasesProps {
  /** The component, with a link or a control in it; shown once in each state. */
  children: ReactNode;
  /** The same component where it cannot be used, if there is such a state. */
  disabled?: ReactNode;
}

/** A component idle, under a pointer, with the keyboard's focus on its first control, pressed and disabled: cases side by side. */
export function StateCases({ children, disabled }: StateCasesProps) {
  return (
    <>
      <Case name="At rest">{children}</Case>
      <Case name="Hover" state="hover">
        {children}
      </Case>
      <Case name="Focus by keyboard" state="first-focus-visible">
        {children}
      </Case>
      <Case name="Pressed" state="active">
        {children}
      </Case>
      {disabled && <Case name="Disabled">{disabled}</Case>}
    </>
  );
}
